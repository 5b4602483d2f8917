import type { StandInPost } from "./post";

/** Published after the build. */
export const revue: StandInPost = {
  id: "110",
  slug: "revue-de-code-a-deux",
  title: "Revue de code : trente minutes à deux valent mieux que vingt commentaires",
  description:
    "<p>Quand l’échange écrit dépasse trois allers-retours, on ouvre un appel. Voici comment nous le menons.</p>",
  image: "revue.png",
  createdAt: "2026-11-12T08:00:00+01:00",
  late: true,
  content: `
<p>La revue écrite convient aux petites modifications. Dès qu’une discussion porte sur la forme générale, elle s’enlise : chacun répond à la dernière phrase, personne à la question.</p>
<h2>Avant l’appel</h2>
<ul>
  <li>L’auteur relit son propre changement et note ce dont il doute.</li>
  <li>Le relecteur lance les tests et parcourt les fichiers, sans commenter.</li>
</ul>
<h2>Pendant</h2>
<p>L’auteur raconte le chemin d’une donnée, de l’entrée à la sortie. Le relecteur l’arrête quand il ne suit plus. Ces arrêts sont la vraie matière de la revue : un nom trompeur, une étape superflue, un cas que personne n’a prévu.</p>
<h3>Trois questions qui servent toujours</h3>
<ol>
  <li>Que se passe-t-il si cet appel échoue ?</li>
  <li>Qui d’autre utilise cette fonction ?</li>
  <li>Comment saurons-nous, dans six mois, que c’est cassé ?</li>
</ol>
<h2>Après</h2>
<p>Les décisions s’écrivent dans la demande de fusion, en quelques lignes. Ce qui ne tient pas dans le temps prévu devient une tâche à part, avec une date.</p>
<blockquote><p>Une revue réussie apprend quelque chose aux deux.</p></blockquote>
`,
};
