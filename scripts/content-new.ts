/** `npm run content:new`: a small complete content for a new agency to begin with. */
import { parseArgs } from "node:util";
import { newContent, type Agency } from "./lib/new-content";
import { root, runScript, UserError } from "./lib/script";
import { setSpaces } from "../src/content-check/report";

runScript(async () => {
  const copy = newContent(root, readAgency());
  console.log(
    setSpaces(`content/ est maintenant un petit site complet. L’ancien contenu, film compris, est dans ${copy}/ : rien n’est perdu.

  npm start                               montre le site
  npm run content:check -- --publication  nomme ce qui reste à compléter

La suite : docs/prendre-possession-du-site.md`),
  );
});

/** @throws UserError at an option that does not exist */
function readAgency(): Agency {
  const option = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { nom: option, telephone: option, courriel: option } });
    return { name: values.nom, phone: values.telephone, mailbox: values.courriel };
  } catch {
    throw new UserError(
      setSpaces(
        'Écrivez, pour ce que vous savez déjà : npm run content:new -- --nom="Votre agence" --telephone="03 00 00 00 00" --courriel=contact@votre-agence.fr',
      ),
    );
  }
}
