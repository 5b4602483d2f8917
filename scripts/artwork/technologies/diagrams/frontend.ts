import type { Diagram } from "../diagram";

/** Schemas of the front-end technologies, by slug. */
export const FRONTEND: Readonly<Record<string, Diagram>> = {
  angular: {
    title: "De l’écran à la base",
    frames: [{ label: "Serveur", box: [540, 190, 596, 646] }],
    nodes: {
      app: { at: [276, 520], title: "Application Angular", note: "dans le navigateur", sign: "logo" },
      web: { at: [760, 306], title: "Nginx", note: "fichiers à empreinte", sign: "server" },
      api: { at: [880, 520], title: "API REST", note: "droits, calculs", sign: "gear" },
      data: { at: [880, 736], title: "PostgreSQL", note: "données", sign: "database", tinted: true },
    },
    links: [
      { from: "app.t", to: "web.l", label: "fichiers" },
      { from: "web.r", to: "api.t+60" },
      { from: "app.r", to: "api.l", label: "JSON", both: true, nudge: [-66, 0] },
      { from: "api.b", to: "data.t" },
    ],
  },
  reactjs: {
    title: "Une seule vérité à l’écran",
    frames: [{ label: "Navigateur", box: [64, 200, 1072, 276] }],
    nodes: {
      parts: { at: [286, 346], title: "Composants React", note: "affichage", sign: "atom", core: true },
      cache: {
        at: [880, 346],
        title: "Cache TanStack Query",
        note: "déduplique, rafraîchit",
        sign: "layers",
        tinted: true,
      },
      api: { at: [880, 590], title: "API JSON", note: "contrat OpenAPI", sign: "server" },
      data: { at: [330, 760], title: "Base de données", note: "PostgreSQL", sign: "database" },
    },
    links: [
      { from: "cache.l", to: "parts.r", label: "état", both: true },
      { from: "cache.b", to: "api.t", label: "requêtes" },
      { from: "api.b", to: "data.r" },
    ],
  },
  nextjs: {
    title: "La page, au plus près du visiteur",
    nodes: {
      user: { at: [240, 252], title: "Visiteur", note: "mobile, ordinateur", sign: "phone" },
      cdn: { at: [760, 252], title: "CDN", note: "fichiers et pages en cache", sign: "globe", tinted: true },
      next: { at: [760, 510], title: "Serveur Next.js", note: "rendu, régénération", sign: "logo" },
      api: { at: [300, 750], title: "API", note: "catalogue, stock", sign: "gear" },
      data: { at: [850, 750], title: "Base de données", sign: "database" },
    },
    links: [
      { from: "user.r", to: "cdn.l", label: "HTTPS" },
      { from: "cdn.b", to: "next.t", label: "page absente" },
      { from: "next.l", to: "api.t", label: "lectures" },
      { from: "api.r", to: "data.l" },
    ],
  },
  vuejs: {
    title: "Un îlot vivant dans la page",
    frames: [{ label: "Page Symfony", box: [64, 196, 632, 456] }],
    nodes: {
      page: { at: [280, 308], title: "HTML du serveur", note: "gabarits Twig", sign: "file" },
      island: { at: [480, 530], title: "Îlot Vue", note: "liste d’interventions", sign: "logo" },
      store: { at: [960, 370], title: "Magasin Pinia", note: "état partagé", sign: "box", tinted: true },
      api: { at: [960, 750], title: "API JSON", note: "Symfony", sign: "server" },
    },
    links: [
      { from: "page.b", to: "island.l", label: "attributs data", nudge: [0, -34] },
      { from: "island.r", to: "store.l", both: true },
      { from: "store.b", to: "api.t", label: "fetch", both: true },
    ],
  },
  wordpress: {
    title: "Rien ne se teste en production",
    nodes: {
      writers: { at: [230, 262], title: "Rédacteurs", note: "comptes nominatifs", sign: "users" },
      staging: {
        at: [350, 520],
        title: "WordPress de recette",
        note: "extensions, mises à jour",
        sign: "branch",
      },
      live: { at: [820, 262], title: "WordPress en production", note: "code en lecture seule", sign: "logo" },
      cdn: { at: [890, 520], title: "CDN", note: "pages et images", sign: "globe", tinted: true },
      user: { at: [890, 760], title: "Visiteurs", sign: "screen" },
    },
    links: [
      { from: "writers.r", to: "live.l", label: "textes" },
      { from: "staging.t+60", to: "live.b-150", label: "déploiement vérifié", nudge: [60, 0] },
      { from: "live.b+70", to: "cdn.t" },
      { from: "cdn.b", to: "user.t" },
    ],
  },
  webflow: {
    title: "Vos contenus, sans export manuel",
    nodes: {
      editor: { at: [246, 270], title: "Éditeur Webflow", note: "pages, composants", sign: "pen" },
      cms: { at: [800, 270], title: "Collections CMS", note: "réalisations, offres", sign: "logo" },
      relay: {
        at: [710, 530],
        title: "Service relais",
        note: "signature, filtrage, journal",
        sign: "server",
        tinted: true,
      },
      crm: { at: [300, 770], title: "CRM", note: "demandes qualifiées", sign: "users" },
    },
    frames: [{ label: "Hébergé en Europe", box: [470, 424, 500, 212] }],
    links: [
      { from: "editor.r", to: "cms.l", label: "publie", both: true },
      { from: "cms.b", to: "relay.t+90", label: "API v2" },
      { from: "relay.b", to: "crm.r", label: "prospects" },
    ],
  },
  javascript: {
    title: "Léger, et utile sans lui",
    frames: [{ label: "Navigateur", box: [64, 196, 556, 590] }],
    nodes: {
      html: { at: [300, 310], title: "Page HTML", note: "complète, lisible seule", sign: "browser" },
      js: { at: [342, 640], title: "Module JavaScript", note: "defer, import() à la demande", sign: "logo" },
      api: { at: [980, 420], title: "API", note: "réponses JSON", sign: "server" },
      stats: { at: [970, 720], title: "Mesure", note: "visites, sans cookie", sign: "chart", tinted: true },
    },
    links: [
      { from: "html.b", to: "js.t-42", label: "enrichit" },
      { from: "js.r", to: "api.l", label: "fetch", both: true },
      { from: "js.r+30", to: "stats.l", dashed: true },
    ],
  },
  typescript: {
    title: "Le contrat écrit une seule fois",
    nodes: {
      contract: {
        at: [320, 270],
        title: "Contrat OpenAPI",
        note: "commandes.yaml",
        sign: "file",
        tinted: true,
      },
      types: { at: [600, 510], title: "Types générés", note: "jamais recopiés à la main", sign: "logo" },
      front: { at: [280, 770], title: "Frontend", note: "formulaires, écrans", sign: "browser" },
      back: { at: [920, 770], title: "Serveur", note: "validation, calculs", sign: "server" },
    },
    links: [
      { from: "contract.r", to: "types.t", label: "génération" },
      { from: "types.b-80", to: "front.t", label: "importe" },
      { from: "types.b+80", to: "back.t", label: "importe" },
      { from: "front.r", to: "back.l", label: "HTTP", both: true, dashed: true },
    ],
  },
};
