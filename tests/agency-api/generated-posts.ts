import type { StandInPost } from "./posts/post";

/** Subjects of the generated posts; each one brings its own sentences, all of them true. */
const subjects = [
  {
    name: "les journaux d’exploitation",
    advice: "Un journal utile date chaque ligne en temps universel et porte un identifiant de requête.",
    trap: "Les mots de passe et les jetons s’y glissent vite : filtrez à l’écriture, pas à la lecture.",
    code: 'journal.info("commande validée", { commande: id, dureeMs: 184 });',
  },
  {
    name: "les migrations de schéma",
    advice:
      "Une migration se relit, se teste sur une copie récente et s’applique avant le code qui en dépend.",
    trap: "Une contrainte ajoutée d’un bloc verrouille la table le temps de tout vérifier.",
    code: "ALTER TABLE factures ADD CONSTRAINT montant_positif CHECK (montant &gt;= 0) NOT VALID;",
  },
  {
    name: "les tests de bout en bout",
    advice:
      "Gardez-en peu, sur les parcours qui font vivre l’entreprise, et lancez-les sur le site construit.",
    trap: "Une attente fixe de deux secondes échoue les jours chargés : attendez un état, pas une durée.",
    code: 'await page.getByRole("button", { name: "Envoyer" }).click();',
  },
  {
    name: "les images de conteneur",
    advice: "Une construction en deux étapes laisse les compilateurs hors de l’image livrée.",
    trap: "Une étiquette mobile comme latest rend deux déploiements identiques en apparence seulement.",
    code: "FROM node:24-slim AS execution",
  },
  {
    name: "les droits d’accès",
    advice: "Un compte par personne, un rôle par métier, une revue des départs chaque mois.",
    trap: "Le compte partagé d’un ancien stagiaire survit souvent à trois changements de mot de passe.",
    code: "REVOKE ALL ON SCHEMA public FROM lecture;",
  },
  {
    name: "les pages d’erreur",
    advice: "Une bonne page d’erreur dit ce qui s’est passé, ce qui est conservé et où aller ensuite.",
    trap: "Répondre 200 à une adresse inconnue remplit les moteurs de recherche de pages vides.",
    code: "error_page 404 /404.html;",
  },
  {
    name: "les files de tâches",
    advice: "Une tâche doit pouvoir s’exécuter deux fois sans dommage : elle le sera un jour.",
    trap: "Sans plafond de reprises, une tâche fautive occupe seule toute la file.",
    code: "SELECT id FROM taches ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED;",
  },
] as const;

const audiences = [
  "une équipe de trois",
  "une PME industrielle",
  "une boutique en ligne",
  "un service public",
] as const;

const openings = [
  "Le sujet paraît mineur tant que tout va bien.",
  "On y pense d’ordinaire après le premier incident.",
  "Deux heures de préparation évitent ici une nuit blanche.",
] as const;

/**
 * Makes `count` posts, always the same for the same number, one a day backwards from 2025-12-31. They share
 * the pictures named by `images`.
 */
export function generatePosts(count: number, images: readonly string[]): StandInPost[] {
  return Array.from({ length: count }, (_, index) => generatePost(index + 1, images));
}

function generatePost(number: number, images: readonly string[]): StandInPost {
  const subject = pick(subjects, number);
  const other = pick(subjects, number + 1 + Math.floor(number / subjects.length));
  const audience = pick(audiences, Math.floor(number / 3));
  const padded = String(number).padStart(4, "0");
  return {
    id: `note-${padded}`,
    slug: `note-technique-${padded}`,
    title: `Note technique nº ${number} : ${subject.name} dans ${audience}`,
    description: `<p>${pick(openings, number)} Ce que nous relevons à propos de <strong>${subject.name}</strong>.</p>`,
    image: pick(images, number),
    createdAt: new Date(Date.UTC(2025, 11, 31, 8) - number * 86_400_000).toISOString(),
    content: `
<p>${pick(openings, number)} Cette note, la ${number}<sup>e</sup> de la série, regarde ${subject.name} dans ${audience}.</p>
<h2>Ce qui aide</h2>
<p>${subject.advice}</p>
<pre><code>${subject.code}</code></pre>
<h3>À faire cette semaine</h3>
<ol><li>Relire l’existant à deux.</li><li>Noter les écarts, sans les corriger.</li><li>En choisir un seul, et le fermer.</li></ol>
<h2>Ce qui coûte</h2>
<p>${subject.trap}</p>
<table><thead><tr><th>Sujet voisin</th><th>À retenir</th></tr></thead><tbody><tr><td>${other.name}</td><td>${other.advice}</td></tr></tbody></table>
`,
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("Cannot pick from an empty list");
  return item;
}
