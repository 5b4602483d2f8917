import type { Diagram } from "../diagram";

/** Schemas of the databases and search engines, by slug. */
export const DATA: Readonly<Record<string, Diagram>> = {
  postgresql: {
    title: "Revenir à l’instant choisi",
    nodes: {
      app: { at: [220, 280], title: "Application", note: "rôle dédié", sign: "browser" },
      pool: { at: [220, 540], title: "PgBouncer", note: "connexions", sign: "queue" },
      main: { at: [660, 540], title: "PostgreSQL primaire", note: "écritures", sign: "database", core: true },
      copy: { at: [900, 280], title: "Réplique", note: "lectures, secours", sign: "database" },
      wal: { at: [860, 780], title: "Archive WAL", note: "autre site", sign: "disk", tinted: true },
    },
    links: [
      { from: "app.b", to: "pool.t", label: "SQL" },
      { from: "pool.r", to: "main.l" },
      { from: "main.t", to: "copy.l", label: "réplication" },
      { from: "main.b", to: "wal.l", label: "en continu" },
    ],
  },
  mysql: {
    title: "Écrire ici, lire à côté",
    nodes: {
      app: { at: [236, 290], title: "Application PHP", note: "boutique en ligne", sign: "cart" },
      proxy: { at: [720, 290], title: "ProxySQL", note: "aiguille chaque requête", sign: "branch" },
      main: {
        at: [350, 610],
        title: "MySQL source",
        note: "binlogs conservés",
        sign: "database",
        core: true,
      },
      copy: {
        at: [950, 610],
        title: "Réplique de lecture",
        note: "catalogue, rapports",
        sign: "database",
        tinted: true,
      },
    },
    links: [
      { from: "app.r", to: "proxy.l" },
      { from: "proxy.b-60", to: "main.t", label: "écritures" },
      { from: "proxy.b+60", to: "copy.t", label: "lectures" },
      { from: "main.r", to: "copy.l", label: "GTID" },
    ],
  },
  elasticsearch: {
    title: "La base décide, l’index retrouve",
    nodes: {
      data: { at: [250, 280], title: "Base de données", note: "seule vérité", sign: "database" },
      queue: { at: [820, 280], title: "File d’indexation", note: "modifications du jour", sign: "queue" },
      cluster: { at: [820, 550], title: "Grappe Elasticsearch", note: "trois nœuds", sign: "logo" },
      page: {
        at: [360, 770],
        title: "Page de recherche",
        note: "filtres, fautes tolérées",
        sign: "search",
        tinted: true,
      },
    },
    links: [
      { from: "data.r", to: "queue.l", label: "changements" },
      { from: "queue.b", to: "cluster.t" },
      { from: "page.r", to: "cluster.b", label: "requête", both: true },
    ],
  },
};
