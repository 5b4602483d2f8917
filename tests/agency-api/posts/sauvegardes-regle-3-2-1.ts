import type { StandInPost } from "./post";

/** Ordered and unordered lists, a table, a quotation. */
export const sauvegardes: StandInPost = {
  id: "101",
  slug: "sauvegardes-regle-3-2-1",
  title: "Sauvegardes : la règle 3-2-1 à l’échelle d’une PME",
  description:
    "<p>Trois copies, deux supports, une hors site : ce que cela veut dire pour <strong>quinze postes</strong> et un serveur.</p>",
  image: "sauvegardes.png",
  createdAt: "2026-02-11T08:30:00+01:00",
  updatedAt: "2026-06-03T09:00:00+02:00",
  content: `
<p>La règle 3-2-1 tient en une phrase : trois exemplaires des données, sur deux supports différents, dont un hors des locaux. Elle date de l’époque des bandes et reste la bonne, parce qu’elle répond à trois pannes distinctes : le disque qui lâche, le rançongiciel qui chiffre tout ce qu’il atteint, l’incendie qui emporte le bâtiment.</p>
<h2>Une répartition qui fonctionne</h2>
<table>
  <thead><tr><th>Copie</th><th>Support</th><th>Rythme</th><th>Protège de</th></tr></thead>
  <tbody>
    <tr><td>Production</td><td>Serveur de fichiers</td><td>Continu</td><td>–</td></tr>
    <tr><td>Locale</td><td>NAS en instantanés</td><td>Toutes les heures</td><td>Panne, erreur de saisie</td></tr>
    <tr><td>Distante</td><td>Stockage objet verrouillé</td><td>Chaque nuit</td><td>Sinistre, rançongiciel</td></tr>
  </tbody>
</table>
<p>Le verrou de la troisième copie compte plus que sa distance. Tant qu’un compte d’administration peut l’effacer, un attaquant qui vole ce compte le peut aussi.</p>
<h2>Le test de restauration</h2>
<blockquote><p>Une sauvegarde qui n’a jamais été relue est une hypothèse.</p></blockquote>
<ol>
  <li>Choisissez un dossier au hasard, chaque mois.</li>
  <li>Restaurez-le sur une machine qui n’est pas celle d’origine.</li>
  <li>Chronométrez, et notez la durée à côté de la date.</li>
</ol>
<h3>Ce qu’on oublie souvent</h3>
<ul>
  <li>les boîtes aux lettres hébergées, que le fournisseur ne sauvegarde pas pour vous ;</li>
  <li>la configuration du pare-feu et des commutateurs ;</li>
  <li>la clé de chiffrement des sauvegardes, rangée… dans les sauvegardes.</li>
</ul>
`,
};
