import type { StandInPost } from "./post";

/** Headings that carry their own numbers at all three levels, a long block of code. */
export const webhooks: StandInPost = {
  id: "106",
  slug: "webhooks-recevoir-sans-perdre",
  title: "Recevoir un webhook sans perdre d’événement",
  description:
    "<p>Accuser réception, ranger, traiter : dans cet ordre, et <em>jamais</em> dans un autre.</p>",
  image: "webhooks.png",
  createdAt: "2026-06-17T07:30:00+02:00",
  content: `
<p>Un prestataire de paiement vous prévient qu’une facture est réglée. Si votre serveur redémarre à cet instant, l’événement est-il perdu ? La réponse tient à l’ordre de trois gestes.</p>
<h1>1. Ranger avant de répondre</h1>
<p>La réponse <code>200</code> est une promesse : « je m’en charge ». Elle ne part donc qu’une fois l’événement écrit sur disque.</p>
<pre><code class="language-typescript">app.post("/webhooks/paiement", async (request, response) =&gt; {
  if (!signatureValide(request)) return response.status(401).end();
  await base.query(
    \`INSERT INTO evenements (id, corps) VALUES ($1, $2)
     ON CONFLICT (id) DO NOTHING\`,
    [request.body.id, request.body],
  );
  response.status(200).end();
});</code></pre>
<h2>1.1. La signature d’abord</h2>
<p>Elle se calcule sur les octets reçus, avant toute analyse du JSON. Une bibliothèque qui réécrit le corps fausse le calcul.</p>
<h2>1.2. Le doublon ensuite</h2>
<p>L’émetteur réessaie quand la réponse tarde. Le même identifiant arrivera deux fois ; la contrainte d’unicité absorbe le second.</p>
<h3>1.2.1. Et sans identifiant ?</h3>
<p>Une empreinte du corps fait l’affaire, tant que l’émetteur renvoie exactement les mêmes octets.</p>
<h1>2. Traiter à part</h1>
<p>Un processus distinct lit la table, applique l’effet, marque la ligne. S’il tombe, il reprend où il en était. L’expéditeur, lui, n’a rien vu.</p>
<h1>3. Compter</h1>
<p>Deux nombres suffisent à la surveillance : les événements en attente et l’âge du plus ancien.</p>
`,
};
