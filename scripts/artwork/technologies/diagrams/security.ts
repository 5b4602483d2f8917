import type { Diagram } from "../diagram";

/** Schemas of the directory audits, by slug. */
export const SECURITY: Readonly<Record<string, Diagram>> = {
  pingcastle: {
    title: "Lire le domaine sans y toucher",
    nodes: {
      desk: { at: [260, 280], title: "Poste du domaine", note: "compte ordinaire", sign: "logo" },
      control: { at: [880, 280], title: "Contrôleur", note: "interrogé en LDAP", sign: "server" },
      report: {
        at: [330, 550],
        title: "Rapport chiffré",
        note: "score, règles, preuves",
        sign: "lock",
        tinted: true,
      },
      plan: { at: [880, 770], title: "Plan d’action", note: "par risque, puis par effort", sign: "check" },
    },
    links: [
      { from: "desk.r", to: "control.l", label: "lecture seule", both: true },
      { from: "desk.b", to: "report.t-70" },
      { from: "report.b", to: "plan.l", label: "tri commenté" },
      { from: "plan.t", to: "control.b", label: "corrections", dashed: true },
    ],
  },
  purpleknight: {
    title: "Deux annuaires, un seul rapport",
    nodes: {
      desk: { at: [250, 490], title: "Poste d’analyse", note: "dédié, hors production", sign: "logo" },
      ad: { at: [800, 290], title: "Active Directory", note: "forêt, lecture LDAP", sign: "users" },
      entra: { at: [800, 490], title: "Entra ID", note: "API Graph, pour l’audit", sign: "cloud" },
      report: {
        at: [640, 750],
        title: "Rapport par catégories",
        note: "constats vérifiés à la main",
        sign: "file",
        tinted: true,
      },
    },
    links: [
      { from: "desk.t", to: "ad.l", label: "LDAP" },
      { from: "desk.r", to: "entra.l", label: "Graph" },
      { from: "desk.b", to: "report.l" },
    ],
  },
};
