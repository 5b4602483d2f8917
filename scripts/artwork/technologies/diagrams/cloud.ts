import type { Diagram } from "../diagram";

/** Schemas of the clouds and directories, by slug. */
export const CLOUD: Readonly<Record<string, Diagram>> = {
  "microsoft-azure": {
    title: "Une application sans mot de passe",
    frames: [{ label: "France Centre", box: [420, 372, 716, 474] }],
    nodes: {
      door: { at: [250, 270], title: "Front Door", note: "TLS, pare-feu applicatif", sign: "globe" },
      app: { at: [620, 490], title: "App Service", note: "identité managée", sign: "logo" },
      vault: { at: [980, 490], title: "Key Vault", note: "secrets", sign: "key" },
      data: {
        at: [780, 740],
        title: "PostgreSQL managé",
        note: "réseau privé",
        sign: "database",
        tinted: true,
      },
    },
    links: [
      { from: "door.b", to: "app.l", label: "HTTPS" },
      { from: "app.r", to: "vault.l" },
      { from: "app.b", to: "data.t" },
    ],
  },
  "google-cloud-platform": {
    title: "De l’événement à la décision",
    nodes: {
      run: { at: [240, 290], title: "Cloud Run", note: "API en conteneurs", sign: "logo" },
      bus: { at: [820, 290], title: "Pub/Sub", note: "événements horodatés", sign: "queue" },
      store: {
        at: [820, 540],
        title: "BigQuery",
        note: "tables partitionnées",
        sign: "database",
        tinted: true,
      },
      board: { at: [400, 770], title: "Tableau de bord", note: "ventes, stock, délais", sign: "chart" },
    },
    links: [
      { from: "run.r", to: "bus.l", label: "publie" },
      { from: "bus.b", to: "store.t", label: "au fil de l’eau" },
      { from: "store.b", to: "board.r", label: "SQL" },
    ],
  },
  "amazon-web-services": {
    title: "Servir près, garder en France",
    frames: [{ label: "eu-west-3, Paris", box: [64, 440, 1072, 396] }],
    nodes: {
      edge: { at: [300, 270], title: "CloudFront", note: "TLS, cache, filtrage", sign: "globe" },
      app: { at: [330, 560], title: "ECS Fargate", note: "conteneurs, sans serveur", sign: "logo" },
      data: { at: [850, 560], title: "RDS PostgreSQL", note: "deux zones", sign: "database", tinted: true },
      files: { at: [850, 748], title: "S3", note: "fichiers, versions gardées", sign: "box" },
    },
    links: [
      { from: "edge.b", to: "app.t-30", label: "pages" },
      { from: "app.r", to: "data.l", label: "requêtes" },
      { from: "app.b", to: "files.l" },
      { from: "edge.r", to: "files.r", label: "images" },
    ],
  },
  "entra-id": {
    title: "Une identité, une porte, une copie",
    nodes: {
      people: { at: [240, 490], title: "Utilisateurs", note: "clés FIDO2", sign: "users" },
      entra: { at: [640, 490], title: "Entra ID", note: "accès conditionnel", sign: "logo" },
      apps: { at: [940, 230], title: "Applications reliées", note: "SAML, OpenID", sign: "browser" },
      vault: {
        at: [910, 770],
        title: "Coffre de sauvegarde",
        note: "stratégies, groupes, rôles",
        sign: "shield",
        tinted: true,
      },
    },
    links: [
      { from: "people.r", to: "entra.l" },
      { from: "entra.t", to: "apps.l", label: "jeton" },
      { from: "entra.b", to: "vault.l", label: "export chaque nuit" },
    ],
  },
  "active-directory": {
    title: "Trois niveaux qui ne se mélangent pas",
    frames: [
      { label: "Niveau 0", box: [620, 190, 516, 188] },
      { label: "Niveau 1", box: [620, 424, 516, 188] },
      { label: "Niveau 2", box: [620, 658, 516, 188] },
    ],
    nodes: {
      desk: { at: [292, 518], title: "Poste d’administration", note: "dédié, sans courriel", sign: "lock" },
      zero: { at: [900, 288], title: "Contrôleurs", note: "deux, sans autre rôle", sign: "logo" },
      one: { at: [900, 522], title: "Serveurs", note: "fichiers, applications", sign: "server" },
      two: { at: [900, 756], title: "Postes", note: "bureautique, ateliers", sign: "screen", tinted: true },
    },
    links: [
      { from: "desk.t", to: "zero.l" },
      { from: "desk.r", to: "one.l-4" },
      { from: "desk.b", to: "two.l" },
    ],
  },
};
