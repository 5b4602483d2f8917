import { textExtensions } from "./compress";
import {
  aroundQuery,
  homeSpelling,
  pageSpelling,
  redirectPatterns,
  refused,
  type Redirect,
} from "./redirects";
import { cacheControl, headerRules, sourcePattern, type Header, type HeaderRule } from "./response-headers";
import type { HostedSite } from "./site";

/**
 * `.htaccess` for Apache 2.4.10 and later, as shared hosts run it: mod_rewrite, mod_headers and mod_mime, nothing else. It
 * also chooses between the compressed files: mod_brotli, which few have, makes pages a twelfth heavier at each request,
 * mod_deflate an eighth, and mod_negotiation passes over files that exist under the very name.
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

AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(" ")}
AddType image/avif .avif
AddType image/webp .webp
AddType font/woff2 .woff2
# Fichiers compressés d’avance : le type vient de la première extension, le codage de la seconde.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

# « unset » retire celui que l’API donnerait aussi.
${headers.map((header) => `Header unset ${header.key}\n${set(header)}`).join("\n")}
# La dernière ligne qui convient l’emporte.
${[pages, ...headerRules(headers).slice(1)].flatMap(ruleLines).join("\n")}
<FilesMatch "\\.(?:${textExtensions.join("|")})(?:\\.br|\\.gz)?$">
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
RewriteRule ^${refused}$ - [R=404,L]

# Une adresse avec barre finale, en .html ou en /index.html mène à la page si elle existe.
RewriteRule ^${homeSpelling}$ ${siteUrl}/ [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^${pageSpelling}$ ${siteUrl}/$1 [R=301,L]

# Le fichier d’une page, puis sa copie compressée si le navigateur la prend : « ;q=0 » dit que non.
RewriteBase /
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^.+[^/]$ $0.html
${compressedRule("br", "br")}
${compressedRule("gzip", "gz")}
RewriteCond %{DOCUMENT_ROOT}/$0 -f
RewriteRule ^.+$ - [END]

# Un dossier n’est pas une page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+ - [R=404,L]
`;
}

const pages: HeaderRule = {
  source: "/*",
  headers: [{ key: "Cache-Control", value: cacheControl.revalidate }],
};

/** Apache sends a type with successful answers alone, the rest with all. */
const set = ({ key, value }: Header): string =>
  `Header ${key === "Content-Type" ? "" : "always "}set ${key} "${value.replace(/["\\]/g, "\\$&")}"`;

/** Apache compares the file that answers: the page's, or its compressed copy. */
const ruleLines = ({ source, headers }: HeaderRule): string[] =>
  headers.map(
    (header) =>
      `${set(header)} "expr=%{REQUEST_URI} =~ m#${sourcePattern(source)}(?:\\.html)?(?:\\.br|\\.gz)?$#i"`,
  );

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

const compressedRule = (coding: string, extension: string): string =>
  `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[ ,])${coding}(?! *; *q=0(?:\\.0*)? *(?:,|$))(?:[ ,;]|$)"
RewriteCond %{DOCUMENT_ROOT}/$0.${extension} -f
RewriteRule ^.+$ $0.${extension} [END]`;

/** Only under the site's own host name: a copy on another machine stays reachable. */
function httpsRule(hostname: string, siteUrl: string): string {
  return `
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteCond %{HTTP_HOST} =${hostname}
RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=301,L]
`;
}
