/** `npm run content:new`: a small complete content for a new agency to begin with. */
import { newContent } from "./lib/new-content";
import { root, runScript } from "./lib/script";
import { setSpaces } from "../src/content-check/report";

runScript(async () => {
  const copy = newContent(root);
  console.log(
    setSpaces(`content/ est maintenant un petit site complet. L’ancien contenu est dans ${copy}/ : rien n’est perdu.

  npm start                               montre le site
  npm run content:check -- --publication  nomme ce qui reste à compléter

La suite : docs/prendre-possession-du-site.md`),
  );
});
