import { adminPolicy } from "../shared/admin";
import { escapeHtml } from "../shared/html";
import type { CmsConfig } from "@sveltia/cms";
import type { SchemaFiles } from "../content-check/schema/lookup";
import type { Target } from "./config";
import type { Fact } from "../shared/facts/facts";
import { listOfMarks } from "./marks";

/** What `admin.ts` reads in the page. */
export interface FormsData {
  readonly config: CmsConfig;
  readonly schemas: SchemaFiles;
}

const notice = `<div class="notice"><strong>Démonstration :</strong> tout s’essaie, rien ne s’enregistre. Le dépôt se nomme dans
      <code>content/settings/editing.json</code> ; <code>docs/installer-les-formulaires.md</code> dit comment.</div>
    `;

/**
 * The document of the forms.
 *
 * @param data configuration and schemas, for `admin.ts`
 * @param script name of its script, in the same folder
 * @param facts what marks stand for
 */
export function adminPage(data: FormsData, script: string, target: Target, facts: readonly Fact[]): string {
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
            .notice p { margin: 0.5rem 0 0; }
      .marks { position: fixed; z-index: 100; right: 4rem; bottom: 0; padding: 0.5rem 1rem; max-width: min(46rem, 80vw); max-height: 60dvh; overflow: auto; border-radius: 0.5rem 0.5rem 0 0; background: #0b4a30; color: #fff; font: 0.9375rem/1.4 system-ui, sans-serif; }
      .marks dl { columns: 20rem; }
      .marks dt { font-family: monospace; }
      .marks dd { margin: 0 0 0.25rem 1rem; break-before: avoid; }
      .notice { padding: 0.5rem 1rem; background: #ffe9b0; color: #1c1c1c; font: 0.9375rem/1.4 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <noscript>Les formulaires ont besoin de JavaScript. Sans lui, modifiez les fichiers de content/ sur GitHub.</noscript>
    ${target === "demonstration" ? notice : ""}<div id="nc-root"><p>Chargement des formulaires…</p></div>
    ${listOfMarks(facts)}<script type="application/json" id="forms">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
}
