import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://www.sylvene.example",
  // Published as the other site is: `/article/x` from `article/x.html`.
  trailingSlash: "never",
  build: { format: "file" },
  // Beside the site: `node_modules`, the default, is shared by all copies, and none would start from nothing.
  cacheDir: ".astro-cache",
  markdown: { syntaxHighlight: "prism" },
  integrations: [sitemap()],
});
