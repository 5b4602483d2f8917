import { escapeHtml } from "../shared/html";

/** A page that sends its visitor to `to` (a path of this site) and is itself not indexed. */
export function redirectDocument(to: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <title>Page déplacée</title>
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${target}">
    <link rel="canonical" href="${target}">
  </head>
  <body><p>Cette page est désormais ici : <a href="${target}">${target}</a></p></body>
</html>
`;
}
