import type { StandInPost } from "./post";

/**
 * Harmless but odd, as old editors leave it: capital tags, unclosed paragraphs, `font` and `center`, an empty
 * heading, a heading full of markup, inline styles, entities, a comment, an id that would clash with the page's.
 */
export const colonne: StandInPost = {
  id: "108",
  slug: "changer-de-colonne-sans-arret",
  title: "Renommer une colonne sans arrêter l’application",
  description: "Cinq déploiements plutôt qu’un : lent, ennuyeux, et personne ne s’en aperçoit.<br>",
  image: "colonne.png",
  createdAt: "2026-08-19T08:15:00+02:00",
  content: `<!-- repris de l’ancien outil de publication -->
<DIV CLASS="corps" style="font-family:Arial;color:#333">
<P>Renommer une colonne prend une seconde. Pendant cette seconde, l’ancienne version du programme cherche l’ancien nom et la nouvelle cherche le nouveau&nbsp;: l’une des deux échoue.
<P>La parade consiste à ne jamais exiger que les deux changent ensemble.
<H2 id="section-0"><font color="green"><b>Élargir, basculer, <i>resserrer</i></b></font></H2>
<OL>
<LI>Ajouter la nouvelle colonne, vide.
<LI>Écrire dans les deux.
<LI>Recopier le passé, par lots de quelques milliers de lignes.
<LI>Lire la nouvelle.
<LI>Supprimer l’ancienne, une semaine plus tard.
</OL>
<h2></h2>
<h3>&nbsp;</h3>
<center><p>Chaque étape se déploie seule et se défait seule.</p></center>
<H2>Recopier par lots</H2>
<pre>UPDATE clients SET courriel = mail
 WHERE id IN (SELECT id FROM clients
               WHERE courriel IS NULL AND mail IS NOT NULL
               LIMIT 5000);</pre>
<p><span><span style="mso-spacerun:yes">Répétez jusqu’à ce qu’aucune ligne ne soit touchée.</span></span> Entre deux lots, laissez respirer la réplication.</p>
<p></p><p><br></p>
<h3>Une limite&#8239;: les grosses tables</h3>
<p>Au&#x2011;delà de quelques millions de lignes, ajoutez la contrainte <tt>NOT NULL</tt> en deux temps, d&eacute;clarée puis valid&eacute;e, pour ne pas verrouiller la table.</p>
<p>Bilan&nbsp;: cinq livraisons, z&eacute;ro interruption.
</DIV>`,
};
