import type { StandInPost } from "./post";

/** A figure, an ordered list that starts elsewhere, key names, an abbreviation. */
export const clavier: StandInPost = {
  id: "107",
  slug: "accessibilite-cinq-controles-au-clavier",
  title: "Accessibilité : cinq contrôles au clavier, sans outil",
  description:
    "<p>Débranchez la souris. En cinq minutes, vous saurez si votre site exclut une partie de ses visiteurs.</p>",
  image: "clavier.png",
  createdAt: "2026-07-08T09:00:00+02:00",
  content: `
<p>Les outils automatiques repèrent une partie seulement des défauts d’accessibilité. Le clavier en révèle d’autres, tout de suite, sans rien installer.</p>
<figure>
  <img src="{{images}}/figure-clavier.png" alt="Un cadre de sélection passe d’un lien à l’autre, dans l’ordre de lecture." width="960" height="540">
  <figcaption>Le cadre de sélection suit l’ordre de lecture, sans sauter d’un bord à l’autre.</figcaption>
</figure>
<h2>Avancer</h2>
<ol>
  <li>Appuyez sur <kbd>Tab</kbd> depuis la barre d’adresse. Le premier arrêt devrait proposer d’aller au contenu.</li>
  <li>Continuez jusqu’en bas. À chaque arrêt, vous devez voir où vous êtes.</li>
  <li>Comparez l’ordre des arrêts à l’ordre de lecture.</li>
</ol>
<h2>Agir</h2>
<ol start="4">
  <li>Ouvrez chaque menu avec <kbd>Entrée</kbd>, fermez-le avec <kbd>Échap</kbd>. La sélection doit revenir au bouton.</li>
  <li>Envoyez le formulaire vide. La sélection doit se placer sur le premier champ fautif, et le message être lu à voix haute.</li>
</ol>
<h2>Les causes les plus fréquentes</h2>
<h3>Un bouton qui n’en est pas un</h3>
<p>Un bloc muni d’un gestionnaire de clic ne reçoit ni la sélection ni la touche Entrée. L’élément <code>&lt;button&gt;</code> apporte les deux.</p>
<h3>Un contour effacé</h3>
<p>La règle <code>outline: none</code> rend le site muet pour qui navigue au clavier. Le <abbr title="référentiel général d’amélioration de l’accessibilité">RGAA</abbr> exige une prise de focus visible.</p>
`,
};
