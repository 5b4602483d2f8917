import type { StandInPost } from "./post";

/** A figure with caption and a second picture, a table without head. */
export const formulaire: StandInPost = {
  id: "104",
  slug: "formulaire-quatre-champs",
  title: "Formulaire de contact : quatre champs, pas douze",
  description:
    "<p>Chaque champ supplémentaire se paie en abandons. Lesquels garder, lesquels demander plus tard.</p>",
  image: "formulaire.jpg",
  createdAt: "2026-04-15T10:00:00+02:00",
  content: `
<p>Un formulaire de contact a un seul travail : permettre de rappeler quelqu’un en sachant pourquoi. Le reste est de la curiosité, et la curiosité fait fuir.</p>
<figure>
  <img src="{{images}}/figure-formulaire.png" alt="À gauche, un formulaire de douze lignes ; à droite, le même réduit à quatre." width="960" height="540">
  <figcaption>Douze lignes à gauche, quatre à droite : la même demande aboutit dans les deux cas.</figcaption>
</figure>
<h2>Les quatre qui servent</h2>
<p>Un nom, une adresse électronique, un téléphone facultatif, un texte libre. Le budget, le délai et la taille de la société viennent dans la conversation, quand la confiance est là.</p>
<h2>Des exigences qui coûtent</h2>
<table>
  <tr><td>Téléphone obligatoire</td><td>On reçoit des numéros inventés.</td></tr>
  <tr><td>Liste déroulante « Votre projet »</td><td>Tout le monde choisit « Autre ».</td></tr>
  <tr><td>Captcha à images</td><td>Il écarte des clients avant les robots.</td></tr>
</table>
<h2>L’erreur au bon moment</h2>
<p>Signaler une faute pendant la frappe agace ; la signaler après l’envoi décourage. Le bon moment est la sortie du champ. Le message dit ce qui manque et comment l’écrire, à côté de la case, pas en haut de la page.</p>
<h3>Et si l’envoi échoue ?</h3>
<p>La saisie reste à l’écran, un bouton permet de recommencer, une adresse et un numéro sont donnés. Un visiteur qui doit tout retaper ne retape pas.</p>
`,
};
