import type { StandInPost } from "./post";

/**
 * Untrusted on purpose: a script, event handlers, a `javascript:` link, a frame and a form have to be gone after
 * sanitising while every paragraph stays. The script leaves `window.__posteExecute` behind where it runs.
 */
export const carte: StandInPost = {
  id: "109",
  slug: "carte-interactive-sans-traceur",
  title: "Une carte sur votre site, sans traceur",
  description:
    '<p onclick="window.__posteExecute = true">Une image, un lien : la plupart des pages de contact n’ont besoin de rien d’autre.</p>',
  image: "carte.png",
  createdAt: "2026-09-16T09:40:00+02:00",
  content: `
<p>Une carte interactive charge en général plusieurs centaines de kilo-octets de scripts et transmet l’adresse du visiteur à un tiers. Pour indiquer un parking, c’est beaucoup.</p>
<script>window.__posteExecute = true;</script>
<h2 onclick="window.__posteExecute = true">Ce dont le visiteur a besoin</h2>
<p onmouseover="window.__posteExecute = true">Savoir où vous êtes, comment venir, et ouvrir l’itinéraire dans l’application qu’il utilise déjà. Une image fixe et un lien y suffisent.</p>
<ul>
  <li><a href="https://www.openstreetmap.org/#map=15/45.5646/5.9178">Chambéry dans OpenStreetMap</a> : aucun script sur votre page ;</li>
  <li><a href="javascript:window.__posteExecute=true">un lien qui n’en est pas un</a>, à ne jamais recopier d’un autre site ;</li>
  <li>l’adresse postale en toutes lettres, que l’on copie ou que l’on dicte.</li>
</ul>
<p><img src="{{images}}/carte.png" alt="Plan schématique : une rivière, deux rues, un repère." onerror="window.__posteExecute = true" width="1200" height="675"></p>
<h2>Si la carte doit bouger</h2>
<p>Elle se charge alors au clic, après une phrase qui dit ce qui va se passer. Le visiteur choisit, et la page reste légère pour les autres.</p>
<iframe src="javascript:parent.__posteExecute=true" title="cadre"></iframe>
<form action="https://formulaire.example/"><input name="adresse"><button>Envoyer</button></form>
<h3>Et le consentement ?</h3>
<p>Sans dépôt ni transmission avant le clic, le bandeau n’a plus d’objet pour cette carte. Le raisonnement vaut aussi pour les vidéos et les fils de réseaux sociaux.</p>
<svg width="1" height="1" onload="window.__posteExecute = true"></svg>
`,
};
