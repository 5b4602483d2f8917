/** Nightly backups of a fortnight: day, and objects that differ from the night before. */
export const NIGHTS: readonly (readonly [day: string, changes: number, role?: "from" | "to"])[] = [
  ["Lun. 3", 3],
  ["Mar. 4", 5],
  ["Mer. 5", 2],
  ["Jeu. 6", 6],
  ["Ven. 7", 4],
  ["Sam. 8", 0],
  ["Dim. 9", 0],
  ["Lun. 10", 5],
  ["Mar. 11", 3, "from"],
  ["Mer. 12", 7, "to"],
  ["Jeu. 13", 2],
  ["Ven. 14", 4],
  ["Sam. 15", 1],
  ["Dim. 16", 0],
];

/** What each backup holds. */
export const HOLDS = [
  ["Comptes", 1840],
  ["Groupes", 212],
  ["Applications", 96],
  ["Règles d’accès", 28],
  ["Rôles", 41],
] as const;

/** The seven objects that differ between the two nights. */
export const CHANGES: readonly (readonly [
  kind: string,
  name: string,
  before: string,
  after: string,
  tone: "mod" | "del" | "add",
  picked?: boolean,
])[] = [
  ["Groupe", "GRP-GESTION-SANTE", "126 membres", "0 membre", "del", true],
  ["Groupe", "GRP-AGENCES-CAISSE", "61 membres", "0 membre", "del", true],
  ["Règle d’accès", "Double facteur hors site", "Active", "Désactivée", "mod", true],
  ["Rôle", "Administrateur d’applications", "2 titulaires", "3 titulaires", "mod"],
  ["Application", "Espace adhérent", "Certificat de mars", "Certificat d’avril", "mod"],
  ["Compte", "Référence 1 0473", "Actif", "Supprimé", "del"],
  ["Compte", "Référence 1 1206", "Absent", "Créé", "add"],
];
