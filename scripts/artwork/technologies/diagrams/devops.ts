import type { Diagram } from "../diagram";

/** Schemas of the servers and delivery tools, by slug. */
export const DEVOPS: Readonly<Record<string, Diagram>> = {
  docker: {
    title: "La même image, du test au service",
    nodes: {
      git: { at: [230, 280], title: "Dépôt Git", note: "Dockerfile relu", sign: "branch" },
      ci: { at: [770, 280], title: "Intégration continue", note: "tests, Trivy, SBOM", sign: "gear" },
      store: {
        at: [330, 540],
        title: "Registre d’images",
        note: "empreinte sha256",
        sign: "layers",
        tinted: true,
      },
      host: { at: [820, 760], title: "Hôte Docker", note: "compose, read_only", sign: "logo" },
    },
    links: [
      { from: "git.r", to: "ci.l", label: "fusion" },
      { from: "ci.b", to: "store.r", label: "image" },
      { from: "store.b", to: "host.l", label: "déploiement" },
    ],
  },
  linux: {
    title: "Une porte d’entrée, et une seule",
    frames: [{ label: "Réseau privé", box: [420, 196, 716, 430] }],
    nodes: {
      bastion: { at: [230, 320], title: "Bastion SSH", note: "clés nominatives", sign: "key" },
      app: {
        at: [790, 308],
        title: "Serveur applicatif",
        note: "systemd, utilisateur dédié",
        sign: "terminal",
        core: true,
      },
      data: { at: [790, 520], title: "Serveur de base", note: "sans accès à Internet", sign: "database" },
      save: {
        at: [430, 770],
        title: "Sauvegarde distante",
        note: "chiffrée, restaurée chaque mois",
        sign: "disk",
        tinted: true,
      },
    },
    links: [
      { from: "bastion.r", to: "app.l+12" },
      { from: "bastion.b", to: "data.l" },
      { from: "app.b", to: "data.t" },
      { from: "data.b", to: "save.r", label: "chaque nuit" },
    ],
  },
  nginx: {
    title: "Un seul point d’entrée",
    nodes: {
      user: { at: [228, 460], title: "Visiteur", note: "HTTPS", sign: "globe" },
      nginx: { at: [610, 460], title: "Nginx", note: "TLS, quotas", sign: "logo" },
      one: { at: [960, 270], title: "Instance 1", note: "application", sign: "server" },
      two: { at: [960, 460], title: "Instance 2", note: "application", sign: "server" },
      cache: { at: [610, 740], title: "Cache disque", note: "pages publiques", sign: "disk", tinted: true },
    },
    links: [
      { from: "user.r", to: "nginx.l" },
      { from: "nginx.t", to: "one.l" },
      { from: "nginx.r", to: "two.l" },
      { from: "nginx.b", to: "cache.t", both: true, label: "lit et écrit" },
    ],
  },
  apache: {
    title: "L’extranet, filtré puis authentifié",
    nodes: {
      user: { at: [236, 270], title: "Navigateur", note: "salariés, clients", sign: "browser" },
      web: { at: [780, 270], title: "Apache", note: "avec ModSecurity", sign: "logo" },
      php: { at: [880, 560], title: "PHP-FPM", note: "un pool par site", sign: "gear", tinted: true },
      ldap: { at: [330, 760], title: "Annuaire LDAP", note: "comptes et groupes", sign: "users" },
    },
    links: [
      { from: "user.r", to: "web.l", label: "HTTPS" },
      { from: "web.b+100", to: "php.t", label: "socket Unix" },
      { from: "web.b-110", to: "ldap.r", label: "qui êtes-vous ?", nudge: [-110, 0] },
    ],
  },
  ansible: {
    title: "Un dépôt, tous les serveurs",
    nodes: {
      git: { at: [230, 290], title: "Dépôt Git", note: "rôles, inventaire", sign: "branch" },
      control: { at: [700, 290], title: "Poste de contrôle", note: "sans agent, par SSH", sign: "logo" },
      web: { at: [380, 650], title: "Serveurs web", note: "un à la fois", sign: "server" },
      data: {
        at: [860, 650],
        title: "Serveurs de base",
        note: "primaire, réplique",
        sign: "database",
        tinted: true,
      },
    },
    frames: [{ label: "Production", box: [180, 540, 920, 230] }],
    links: [
      { from: "git.r", to: "control.l" },
      { from: "control.b-70", to: "web.t", label: "SSH" },
      { from: "control.b+70", to: "data.t", label: "SSH" },
    ],
  },
  jenkins: {
    title: "Le contrôleur décide, les agents travaillent",
    nodes: {
      git: { at: [240, 280], title: "Dépôt Git", note: "Jenkinsfile versionné", sign: "branch" },
      master: {
        at: [820, 280],
        title: "Contrôleur Jenkins",
        note: "zéro exécuteur",
        sign: "gear",
        core: true,
      },
      agents: {
        at: [820, 540],
        title: "Agents éphémères",
        note: "un conteneur par tâche",
        sign: "layers",
        tinted: true,
      },
      store: { at: [330, 770], title: "Registre d’images", note: "approuvées, étiquetées", sign: "box" },
    },
    links: [
      { from: "git.r", to: "master.l", label: "webhook" },
      { from: "master.b", to: "agents.t", label: "crée, puis détruit" },
      { from: "agents.b", to: "store.r", label: "image" },
    ],
  },
};
