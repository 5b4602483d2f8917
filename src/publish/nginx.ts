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

const quoted = (value: string): string => `"${value.replace(/["\\]/g, "\\$&")}"`;
const variable = (key: string): string => `$${key.toLowerCase().replaceAll("-", "_")}`;
const setting = ({ key, value }: Header): string => `set ${variable(key)} ${quoted(value)};`;
const matching = (source: string): string => `~* ${sourcePattern(source)}$`;

/** A type, which nginx gives in a `location` alone, is not among the headers that rules set. */
const isType = ({ key }: Header): boolean => key === "Content-Type";
const typeRules = ({ source, headers }: HeaderRule): string[] =>
  headers
    .filter(isType)
    .map(
      ({ value }) =>
        `location ${matching(source)} { types { } default_type ${quoted(value)}; try_files $uri =404; }`,
    );

/** The site's headers, first as every answer has them; the last rule that matches an address wins. */
function headerLines([everywhere, ...others]: readonly HeaderRule[]): string[] {
  const rules = others
    .map(({ source, headers }) => ({ source, headers: headers.filter((header) => !isType(header)) }))
    .filter(({ headers }) => headers.length > 0);
  const varied = rules.flatMap(({ headers }) => headers.map(({ key }) => key));
  const values = new Map(varied.map((key) => [key, ""]));
  values.set("Cache-Control", cacheControl.revalidate);
  for (const { key, value } of everywhere?.headers ?? []) values.set(key, value);
  return [
    ...Array.from(values, ([key, value]) =>
      varied.includes(key)
        ? `${setting({ key, value })}\nadd_header ${key} ${variable(key)} always;`
        : `add_header ${key} ${quoted(value)} always;`,
    ),
    ...rules.flatMap(({ source, headers }) => [
      `if ($uri ${matching(source)}) {`,
      ...headers.map((header) => `    ${setting(header)}`),
      "}",
    ]),
  ];
}

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
  const rules = headerRules(headers);
  return `# Écrit par la construction du site ; ne pas modifier. Se place dans un bloc « server » (voir nginx.conf).

charset utf-8;
charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;
server_tokens off;
autoindex off;
# Une requête refusée d’emblée n’a encore ni $cache_control ni les autres variables.
uninitialized_variable_warn off;
# Les redirections restent sur le site, quel que soit l’en-tête Host.
absolute_redirect off;

# Fichiers compressés d’avance ; nginx.conf y ajoute ceux de Brotli.
gzip_static on;
gzip_vary on;

# Vide, un en-tête n’est pas envoyé.
${headerLines(rules).join("\n")}
# Ce que répond l’API (voir nginx.conf) ne porte qu’une fois ces en-têtes : avec la valeur ci-dessus.
${headers.map(({ key }) => `proxy_hide_header ${key};`).join("\n")}

error_page 404 /404.html;
location = /404.html { internal; }

location = / { try_files /index.html =404; }
location ~ ^/${homeSpelling}$ { return 301 /$is_args$args; }

${redirects.flatMap(redirectRules).join("\n")}

# Une adresse avec barre finale, en .html ou en /index.html mène à la page si elle existe.
location ~ ^/${pageSpelling}$ {
    if (-f $document_root/$page.html) { return 301 /$page$is_args$args; }
    return 404;
}

# Ni fichiers cachés, ni configuration d’autres hébergeurs, ni fichiers compressés demandés par leur nom.
location ~ ^/${refused}$ { return 404; }

${rules.flatMap(typeRules).join("\n")}

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

    # Derrière un CDN, qui serait sinon le seul visiteur de l’API : ses adresses, et l’en-tête où il nomme le visiteur.
    # set_real_ip_from 203.0.113.0/24;
    # real_ip_header X-Forwarded-For;
    # real_ip_recursive on;

    # L’API de l’agence sous /api (valeur par défaut de GATSBY_AGENCY_API_URL) :
${api.join("\n")}
}
`;
}
