import { adminPath } from "../shared/admin";
import { paths } from "../shared/paths";
import { aroundQuery, escapedPattern, redirectPatterns, type Redirect } from "./redirects";
import {
  adminHeaders,
  cacheControl,
  drawingHeaders,
  hashedName,
  immutableFolder,
  unlisted,
  type Header,
} from "./response-headers";
import type { HostedSite } from "./site";

/**
 * `.htaccess` for Apache 2.4, as shared hosts run it: mod_rewrite, mod_headers and mod_mime, nothing else. It also
 * chooses between the compressed files.
 */
export function htaccess({ siteUrl, redirects, headers, apiUrl, passesApi }: HostedSite): string {
  const comment = passesApi ? "" : "# ";
  const { hostname, protocol } = new URL(siteUrl);
  const https = protocol === "https:" ? httpsRule(hostname, siteUrl) : "";
  return `# Écrit par la construction du site ; ne pas modifier (docs/deploiement.md dit où ajouter vos règles).

Options -Indexes -MultiViews
DirectoryIndex index.html
# /villes est une page avant d’être un dossier.
DirectorySlash Off
ErrorDocument 404 /404.html

AddCharset utf-8 .html .css .js .json .md .svg .txt .xml .webmanifest
AddType application/manifest+json .webmanifest
AddType text/markdown .md
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
<Files "flux.xml*">
    ForceType "application/atom+xml; charset=utf-8"
</Files>
# Fichiers compressés d’avance : le type vient de la première extension, le codage de la seconde.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

SetEnvIf Request_URI "^${immutableFolder}" immutable
SetEnvIf Request_URI "^/${hashedName}(?:\\.br|\\.gz)?$" immutable
Header always set Cache-Control "${cacheControl.revalidate}" env=!immutable
Header always set Cache-Control "${cacheControl.immutable}" env=immutable
# Les pages pour machines : les moteurs de recherche listent les pages elles-mêmes.
SetEnvIf Request_URI "(?:\\.md|^${escapedPattern(paths.llms)})(?:\\.br|\\.gz)?$" unlisted
Header always set ${unlisted.key} ${unlisted.value} env=unlisted
# « unset » retire celui que l’API donnerait aussi.
${headers.map((header) => `Header unset ${header.key}\n${always(header)}`).join("\n")}
# Un dessin ouvert pour lui-même est un document : il n’exécute et ne charge rien.
SetEnvIfNoCase Request_URI "\\.svg(?:\\.br|\\.gz)?$" drawing
${drawingHeaders.map((header) => `${always(header)} env=drawing`).join("\n")}
# Les formulaires de saisie parlent à GitHub.
SetEnvIf Request_URI "^${escapedPattern(adminPath)}(?:\\.html)?(?:\\.br|\\.gz)?$" admin
${adminHeaders.map((header) => `${always(header)} env=admin`).join("\n")}
# L’API dit elle-même ce que les navigateurs gardent.
SetEnvIf Request_URI "^/api/" api !unlisted !drawing
Header always unset Cache-Control env=api
<FilesMatch "\\.(?:html|css|js|json|md|svg|txt|xml|webmanifest)(?:\\.br|\\.gz)?$">
    Header append Vary Accept-Encoding
</FilesMatch>

RewriteEngine On
${https}
# Seules les adresses que les visiteurs demandent passent ici, pas les documents d’erreur qu’Apache sert lui-même.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [END]

# L’API de l’agence sous /api, si le serveur a mod_proxy (rare en hébergement mutualisé) et « SSLProxyEngine on » :
${comment}RequestHeader setifempty X-Forwarded-Proto expr=%{REQUEST_SCHEME}
${comment}RewriteRule ^api/(.*)$ ${apiUrl}/$1 [P,L]

# Les redirections disent le site en entier : derrière un serveur qui porte le certificat, Apache dirait « http: », et il
# croirait l’en-tête Host. Ce qui suit le « ? » reste, avant le « # ».
${redirects.flatMap((redirect) => redirectRules(redirect, siteUrl)).join("\n")}

# Ni fichiers cachés, ni configuration d’autres hébergeurs, ni fichiers compressés demandés par leur nom.
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^_(?:headers|redirects)$ - [R=404,L]
RewriteRule \\.(?:br|gz)$ - [R=404,L]
RewriteRule ^404(?:\\.html)?$ - [R=404,L]

# Une adresse avec barre finale, en .html ou en /index.html mène à la page si elle existe.
RewriteRule ^index(?:/|\\.html)?$ ${siteUrl}/ [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)(?:/|(?:/index)?\\.html|/index)$ ${siteUrl}/$1 [R=301,L]

# La page d’accueil, puis les pages, puis les fichiers : chacun compressé si le navigateur le permet.
${["br", "gzip"].map((coding) => compressedRules(coding)).join("\n")}
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^.+[^/]$ /$0.html [END]

# Un dossier n’est pas une page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+ - [R=404,L]
`;
}

const always = ({ key, value }: Header): string =>
  `Header always set ${key} "${value.replace(/["\\]/g, "\\$&")}"`;

const redirectRules = (redirect: Redirect, siteUrl: string): string[] => {
  const [target, fragment] = aroundQuery(redirect);
  return Array.from(redirectPatterns(redirect)).flatMap((pattern) => {
    const rule = (to: string): string =>
      `RewriteRule ^${pattern}$ ${siteUrl}${target}${to} [NC,R=301,NE,${fragment && "QSD,"}L]`;
    // Apache appends the query, and refuses a « ? » that the rule itself does not write.
    const withQuery = ["RewriteCond %{QUERY_STRING} .", rule(`?%{QUERY_STRING}${fragment}`)];
    return [...(fragment ? withQuery : []), rule(fragment)];
  });
};

function compressedRules(coding: string): string {
  const extension = coding === "gzip" ? "gz" : coding;
  // « ;q=0 » says that the browser does not take it.
  const accepts = `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[ ,])${coding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[ ,;]|$)"`;
  return `${accepts}
RewriteCond %{DOCUMENT_ROOT}/index.html.${extension} -f
RewriteRule ^$ /index.html.${extension} [END]
${accepts}
RewriteCond %{DOCUMENT_ROOT}/$0.html.${extension} -f
RewriteRule ^.+[^/]$ /$0.html.${extension} [END]
${accepts}
RewriteCond %{DOCUMENT_ROOT}/$0.${extension} -f
RewriteRule ^.+[^/]$ /$0.${extension} [END]`;
}

/** Only under the site's own host name: a copy on another machine stays reachable. */
function httpsRule(hostname: string, siteUrl: string): string {
  return `
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteCond %{HTTP_HOST} =${hostname}
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=301,L]
`;
}
