import { adminPolicy } from "../shared/admin";
import { escapeHtml } from "../shared/html";
import type { CmsConfig } from "@sveltia/cms";
import type { Fact } from "../shared/text/fact";
import { listOfMarks } from "./marks";

/** What `admin.ts` reads in the page. */
export interface FormsData {
  readonly config: CmsConfig;
}

/** The document of the forms as long as no repository is named. */
export const unconnectedPage = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Saisie du contenu</title>
    <link rel="icon" href="/favicon.svg">
    <style>body { margin: 2rem auto; padding: 0 1rem; max-width: 40rem; font: 1.125rem/1.5 system-ui, sans-serif; }</style>
  </head>
  <body>
    <p>Pour ouvrir les formulaires ici, nommez le dépôt GitHub du site dans <code>content/settings/editing.json</code>, comme l’explique <code>docs/installer-les-formulaires.md</code>, puis publiez de nouveau\u00a0; sur votre ordinateur, <code>npm run develop</code> les ouvre sans rien connecter.</p>
  </body>
</html>
`;

/**
 * The document of the forms.
 *
 * @param data configuration, for `admin.ts`
 * @param script name of its script, in the same folder
 * @param facts what marks stand for
 */
export function adminPage(data: FormsData, script: string, facts: readonly Fact[]): string {
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${escapeHtml(adminPolicy.join("; "))}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(data.config.app_title ?? "")}</title>
    <link rel="icon" href="/favicon.svg">
    <style>
      body { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
      #nc-root { position: relative; flex: 1; min-height: 0; }
      #nc-root > p:not(:only-child) { display: none; }
      .marks { position: fixed; z-index: 100; right: 4rem; bottom: 0; padding: 0.5rem 1rem; max-width: min(46rem, 80vw); max-height: 60dvh; overflow: auto; border-radius: 0.5rem 0.5rem 0 0; background: #0b4a30; color: #fff; font: 0.9375rem/1.4 system-ui, sans-serif; }
      .marks dl { columns: 20rem; }
      .marks dt { font-family: monospace; }
      .marks dd { margin: 0 0 0.25rem 1rem; break-before: avoid; }
    </style>
  </head>
  <body>
    <noscript>Les formulaires ont besoin de JavaScript. Sans lui, modifiez les fichiers de content/ sur GitHub.</noscript>
    <div id="nc-root"><p>Chargement des formulaires…</p></div>
    ${listOfMarks(facts)}<script type="application/json" id="forms">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
}
