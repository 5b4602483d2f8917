import type { Diagram } from "../diagram";

/** Schemas of the back-end technologies, by slug. */
export const BACKEND: Readonly<Record<string, Diagram>> = {
  nodejs: {
    title: "Répondre vite, travailler ensuite",
    nodes: {
      app: { at: [256, 290], title: "Application web", note: "commandes", sign: "browser" },
      api: { at: [820, 290], title: "API Node.js", note: "validation, réponse", sign: "logo" },
      queue: {
        at: [600, 560],
        title: "File de tâches",
        note: "PDF, courriels, exports",
        sign: "queue",
        tinted: true,
      },
      data: { at: [900, 790], title: "PostgreSQL", note: "données", sign: "database" },
    },
    links: [
      { from: "app.r", to: "api.l", label: "HTTPS" },
      { from: "api.b-110", to: "queue.t", label: "différé", dashed: true, nudge: [0, 0] },
      { from: "api.b+110", to: "data.t+30" },
      { from: "queue.b", to: "data.l" },
    ],
  },
  python: {
    title: "Chaque nuit, sans ressaisie",
    nodes: {
      files: { at: [250, 270], title: "Fichiers déposés", note: "CSV, PDF, Excel", sign: "file" },
      task: {
        at: [760, 270],
        title: "Tâche Python planifiée",
        note: "contrôle, calcule, trace",
        sign: "logo",
      },
      data: { at: [840, 540], title: "PostgreSQL", note: "lignes acceptées", sign: "database", tinted: true },
      board: { at: [420, 780], title: "Tableau de bord", note: "écarts, rejets motivés", sign: "chart" },
    },
    links: [
      { from: "files.r", to: "task.l" },
      { from: "task.b+80", to: "data.t", label: "chaque nuit" },
      { from: "task.b-130", to: "board.t", label: "rejets", dashed: true },
      { from: "data.b", to: "board.r" },
    ],
  },
  expressjs: {
    title: "Le trajet d’une requête",
    frames: [{ label: "Express 5", box: [64, 374, 1072, 236] }],
    nodes: {
      client: { at: [230, 236], title: "Client", note: "site, mobile", sign: "phone" },
      middle: { at: [300, 500], title: "Intergiciels", note: "quota, session, schéma", sign: "logo" },
      work: {
        at: [890, 500],
        title: "Services métier",
        note: "devis, commandes, stock",
        sign: "gear",
        tinted: true,
      },
      data: { at: [890, 770], title: "PostgreSQL", note: "requêtes paramétrées", sign: "database" },
    },
    links: [
      { from: "client.b", to: "middle.t-70", label: "requête", nudge: [90, -4] },
      { from: "middle.r", to: "work.l", label: "validée" },
      { from: "work.b", to: "data.t", both: true },
      { from: "work.t", to: "client.r", label: "réponse JSON" },
    ],
  },
};
