/** The five exercises, what each works on, and how far the trainee is. */
export const EXERCISES = [
  ["Lire une image", "Dépôt : suivi-absences", "done"],
  ["Écrire un Dockerfile", "Dépôt : inscriptions", "done"],
  ["Réduire l’image", "De 1,2 Go à 180 Mo", "done"],
  ["Conteneuriser l’API des inscriptions", "API, base et volume", "on"],
  ["Revenir en arrière", "Panne provoquée", ""],
] as const;

/** What the lab checks, step by step. */
export const STEPS = [
  ["ok", "Le service de base démarre", "Image officielle, version fixée"],
  ["ok", "Les données survivent à un redémarrage", "Volume nommé, 1 table retrouvée"],
  ["now", "L’API attend que la base soit prête", "Ajoutez une condition de santé"],
  ["", "L’API répond sur le port 3000", "Le contrôle appelle /health"],
] as const;

/** The file under edition, coloured by hand. */
export const COMPOSE = [
  `<span class="k">services:</span>`,
  `  <span class="k">api:</span>`,
  `    <span class="k">build:</span> .`,
  `    <span class="k">ports:</span> [<span class="s">"3000:3000"</span>]`,
  `    <span class="k">environment:</span>`,
  `      <span class="k">DATABASE_URL:</span> <span class="s">postgres://api@base/inscriptions</span>`,
  `<span class="hl">    <span class="k">depends_on:</span></span>`,
  `<span class="hl">      <span class="k">base:</span></span>`,
  `<span class="hl">        <span class="k">condition:</span> <span class="g">service_healthy</span></span>`,
  `  <span class="k">base:</span>`,
  `    <span class="k">image:</span> postgres:17`,
  `    <span class="k">volumes:</span> [<span class="s">"donnees:/var/lib/postgresql/data"</span>]`,
  `    <span class="k">healthcheck:</span>`,
  `      <span class="k">test:</span> [<span class="s">"CMD"</span>, <span class="s">"pg_isready"</span>, <span class="s">"-U"</span>, <span class="s">"api"</span>]`,
  `      <span class="k">interval:</span> <span class="g">5s</span>`,
];

/** The terminal below it. */
export const SESSION = `<b>ex4 $</b> docker compose up -d
 <span class="s">✔</span> Network ex4_default   <span class="s">Created</span>
 <span class="s">✔</span> Container ex4-base-1  <span class="s">Healthy</span>   6.2s
 <span class="s">✔</span> Container ex4-api-1   <span class="s">Started</span>   6.4s
<b>ex4 $</b> docker compose logs api --tail 2
api-1  | <span class="c">connexion à base:5432</span>
api-1  | <span class="e">table "inscriptions" absente, migration 001</span>
<b>ex4 $</b> curl -i localhost:3000/health
HTTP/1.1 <span class="g">503</span> Service Unavailable
<b>ex4 $</b> ▏`;
