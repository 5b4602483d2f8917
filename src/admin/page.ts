import { adminPolicy } from "../shared/admin";
import { escapeHtml } from "../shared/html";
import type { CmsConfig } from "@sveltia/cms";
import type { SchemaFiles } from "../content-check/schema/lookup";
import type { Target } from "./config";

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
 */
export function adminPage(data: FormsData, script: string, target: Target): string {
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
      .notice + #nc-root { margin-top: 0.5rem; }
      .notice p { margin: 0.5rem 0 0; }
      .notice { padding: 0.5rem 1rem; background: #ffe9b0; color: #1c1c1c; font: 0.9375rem/1.4 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <noscript>Les formulaires ont besoin de JavaScript. Sans lui, modifiez les fichiers de content/ sur GitHub.</noscript>
    ${target === "demonstration" ? notice : ""}<div id="nc-root"><p>Chargement des formulaires…</p></div>
    <script type="application/json" id="forms">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
    <script type="module" src="/admin/${script}"></script>
  </body>
</html>
`;
}
