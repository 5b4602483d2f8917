import type { StandInPost } from "./post";

/** A quotation with its source, a definition list, a block of Markdown. */
export const journal: StandInPost = {
  id: "105",
  slug: "journal-des-decisions-techniques",
  title: "Tenir un journal des décisions techniques",
  description:
    "<p>Dix lignes par choix, datées, dans le dépôt : de quoi répondre à « pourquoi diable avons-nous fait ça ? ».</p>",
  image: "journal.png",
  createdAt: "2026-05-13T08:00:00+02:00",
  content: `
<p>Un projet de trois ans accumule une centaine de choix. Le code montre ce qui a été retenu, jamais ce qui a été écarté ni pour quelle raison. Une nouvelle recrue refait donc l’enquête, ou défait la décision sans le savoir.</p>
<h2>Un fichier par décision</h2>
<p>Le format compte moins que la régularité. Celui-ci se remplit en un quart d’heure :</p>
<pre><code class="language-markdown"># 012. File d’attente dans PostgreSQL

Date : 2026-04-22. État : acceptée.

## Contexte
Environ 3 000 courriels par jour, une seule équipe d’exploitation.

## Décision
Une table et SKIP LOCKED. Pas de serveur de messages.

## Conséquences
À revoir au-delà de 50 tâches par seconde.
</code></pre>
<h2>Les états possibles</h2>
<dl>
  <dt>Proposée</dt><dd>On en discute, rien n’est encore construit dessus.</dd>
  <dt>Acceptée</dt><dd>Elle s’applique ; une revue peut s’y référer.</dd>
  <dt>Remplacée</dt><dd>Une autre la contredit, et les deux se citent.</dd>
</dl>
<h2>Ce que cela change</h2>
<blockquote><p>On ne relit pas le journal tous les jours. On le relit le jour où l’on s’apprête à refaire une erreur.</p><footer>Compte rendu de fin de projet</footer></blockquote>
<p>Une décision remplacée ne s’efface pas : elle explique la suivante. Le journal vit dans le dépôt, passe par les mêmes revues que le code, et se cherche avec les mêmes outils.</p>
`,
};
