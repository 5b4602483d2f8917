import type { StandInPost } from "./post";

/** Code blocks, inline code, links to footnotes and back. */
export const cacheHttp: StandInPost = {
  id: "102",
  slug: "cache-http-trois-en-tetes",
  title: "Cache HTTP : trois en-têtes suffisent à un site vitrine",
  description:
    "<p>Ce que le navigateur garde, ce qu’il redemande, et pourquoi <code>no-store</code> est rarement la réponse.</p>",
  image: "cache-http.png",
  createdAt: "2026-03-06T07:45:00+01:00",
  content: `
<p>Un site qui répond vite la première fois et lentement la deuxième souffre presque toujours du même mal : ses en-têtes de cache. Trois lignes règlent la plupart des cas.</p>
<h2>Les fichiers dont le nom change</h2>
<p>Un script nommé d’après son contenu ne changera jamais sous ce nom. Le navigateur peut donc le garder un an sans rien demander<sup id="appel-1"><a href="#note-1">1</a></sup> :</p>
<pre><code class="language-http">Cache-Control: public, max-age=31536000, immutable</code></pre>
<h2>Les pages</h2>
<p>Une page garde son adresse quand son texte change. Elle se conserve, mais se revérifie à chaque visite :</p>
<pre><code class="language-http">Cache-Control: public, max-age=0, must-revalidate
ETag: "5f2c-19a1"</code></pre>
<p>Si l’étiquette correspond, le serveur répond <code>304</code> sans renvoyer la page : quelques centaines d’octets au lieu de quelques dizaines de milliers.</p>
<h3>Le piège de no-store</h3>
<p>Cette directive interdit toute copie, y compris celle qui sert au bouton Retour. Une page en <code>no-store</code> peut perdre le cache avant-arrière du navigateur<sup id="appel-2"><a href="#note-2">2</a></sup>. Réservez-la aux écrans qui montrent des données personnelles.</p>
<h2>Vérifier en une commande</h2>
<pre><code class="language-bash">curl -sI https://www.sylvene.example/ | grep -i -E 'cache-control|etag'</code></pre>
<hr>
<ol>
  <li id="note-1">La durée d’un an est un usage ; aucune norme n’en fait un plafond. <a href="#appel-1">↩</a></li>
  <li id="note-2">Le comportement exact varie selon le navigateur et sa version. <a href="#appel-2">↩</a></li>
</ol>
`,
};
