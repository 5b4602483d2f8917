import { adminPath } from "../shared/admin";
import { paths } from "../shared/paths";
import { aroundQuery, redirectPatterns, type Redirect } from "./redirects";
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

const quoted = (value: string): string => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Whether the page of the forms or a drawing has another value of that header. */
const isVaried = (key: string): boolean =>
  [...adminHeaders, ...drawingHeaders].some((header) => header.key === key);
const variable = (key: string): string => `$${key.toLowerCase().replaceAll("-", "_")}`;
const setting = ({ key, value }: Header): string => `    set ${variable(key)} ${quoted(value)};`;

const redirectRules = (redirect: Redirect): string[] => {
  const target = quoted(aroundQuery(redirect).join("$is_args$args"));
  return Array.from(
    redirectPatterns(redirect),
    (pattern) => `location ~* ^/${pattern}$ { return 301 ${target}; }`,
  );
};

/**
 * The rules of the site, to be included in a `server` block with `listen`, `server_name` and `root`. Each build
 * rewrites them; the machine's own settings stay in the block (see `nginxServer`).
 */
export function nginxRules({ redirects, headers }: HostedSite): string {
  return `# Écrit par la construction du site ; ne pas modifier. Se place dans un bloc « server » (voir nginx.conf).

charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/atom+xml application/manifest+json image/svg+xml;
server_tokens off;
autoindex off;
# Une requête refusée d’emblée n’a encore ni $cache_control ni les autres variables.
uninitialized_variable_warn off;
# Les redirections restent sur le site, quel que soit l’en-tête Host.
absolute_redirect off;

# Fichiers compressés d’avance ; nginx.conf y ajoute ceux de Brotli.
gzip_static on;
gzip_vary on;

set $cache_control ${quoted(cacheControl.revalidate)};
add_header Cache-Control $cache_control always;
# Vide, l’en-tête n’est pas envoyé.
set ${variable(unlisted.key)} "";
add_header ${unlisted.key} ${variable(unlisted.key)} always;
${headers.map(({ key, value }) => (isVaried(key) ? `set ${variable(key)} ${quoted(value)};\nadd_header ${key} ${variable(key)} always;` : `add_header ${key} ${quoted(value)} always;`)).join("\n")}
# Un dessin ouvert pour lui-même est un document : il n’exécute et ne charge rien.
if ($uri ~* \\.svg$) {
${drawingHeaders.map(setting).join("\n")}
}
# Ce que répond l’API (voir nginx.conf) ne porte qu’une fois ces en-têtes : avec la valeur ci-dessus.
${headers.map(({ key }) => `proxy_hide_header ${key};`).join("\n")}

error_page 404 /404.html;
location = /404.html { internal; }
location = /404 { return 404; }

location = / { try_files /index.html =404; }
location ~ ^/index(?:/|\\.html)?$ { return 301 /$is_args$args; }

${redirects.flatMap(redirectRules).join("\n")}

# Une adresse avec barre finale, en .html ou en /index.html mène à la page si elle existe.
location ~ ^(?<page>/.+?)(?:/|(?:/index)?\\.html|/index)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
}

# Ni fichiers cachés, ni configuration d’autres hébergeurs, ni fichiers compressés demandés par leur nom.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(?:headers|redirects)$ { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }

location ^~ ${immutableFolder} {
    set $cache_control ${quoted(cacheControl.immutable)};
    try_files $uri =404;
}
location ~ "^/${hashedName}$" {
    set $cache_control ${quoted(cacheControl.immutable)};
    try_files $uri =404;
}
# Les pages pour machines : les moteurs de recherche listent les pages elles-mêmes.
location ~ \\.md$ {
    types { } default_type text/markdown;
    set ${variable(unlisted.key)} ${unlisted.value};
    try_files $uri =404;
}
# Les formulaires de saisie parlent à GitHub.
location = ${adminPath} {
${adminHeaders.map(setting).join("\n")}
    try_files $uri.html =404;
}
location = ${paths.llms} { set ${variable(unlisted.key)} ${unlisted.value}; }
location = /blog/flux.xml { types { } default_type application/atom+xml; }
location = /manifest.webmanifest { types { } default_type application/manifest+json; }

location / { try_files $uri.html $uri =404; }
`;
}

const apiLocation = (apiUrl: string): readonly string[] => [
  "location ^~ /api/ {",
  `    proxy_pass ${apiUrl}/;`,
  "    proxy_ssl_server_name on;",
  "    # L’en-tête Host reste celui de l’API.",
  "    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
  "    proxy_set_header X-Forwarded-Proto $forwarded_proto;",
  "    # Derrière un autre serveur, qui porte le certificat, c’est lui qui sait.",
  "    set $forwarded_proto $scheme;",
  "    if ($http_x_forwarded_proto) { set $forwarded_proto $http_x_forwarded_proto; }",
  "    # L’API dit elle-même ce que les navigateurs gardent.",
  '    set $cache_control "";',
  "}",
];

/** A `server` block to copy once and adapt to the machine. */
export function nginxServer({ siteUrl, apiUrl, passesApi }: HostedSite): string {
  const { hostname } = new URL(siteUrl);
  const api = apiLocation(apiUrl).map((line) => `    ${passesApi ? "" : "# "}${line}`);
  return `# Modèle de bloc « server », à copier une fois dans /etc/nginx/sites-available et à adapter à la machine.
# Le reste est dans nginx-rules.conf, que chaque construction du site remplace : l’inclure plutôt que le recopier.

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    # Avec un certificat (certbot --nginx -d ${hostname}), « listen 443 ssl http2 » et la redirection depuis le port 80 s’ajoutent ici : HTTP/2 demande tout par une seule connexion.

    # Une publication est un dossier ; le lien « online » mène à celle qui est en ligne (docs/deploiement.md).
    root /var/www/${hostname}/online/dist;
    include /var/www/${hostname}/online/nginx-rules.conf;
    # Brotli, plus serré que gzip d’un sixième, vient du paquet libnginx-mod-http-brotli-static. Sans lui, retirer cette ligne.
    brotli_static on;

    # L’API de l’agence sous /api (valeur par défaut de GATSBY_AGENCY_API_URL) :
${api.join("\n")}
}
`;
}
