/**
 * Starts a new page: `npm run content:new -- ville "Orléans"`. Types: ville, service, technologie, realisation,
 * article. Writes a complete, valid entry with its pictures, then says what to do next.
 */
import { typeset } from "../src/content-check/report";
import { createStarter, StarterError, type Created } from "../src/content-check/new/new";

const usage = `Usage : npm run content:new -- <type> "Nom"

  npm run content:new -- ville "Orléans"
  npm run content:new -- service "Audit de sécurité"
  npm run content:new -- technologie "Kubernetes"
  npm run content:new -- realisation "Nom du client"
  npm run content:new -- article "Titre de l’article"`;

function nextSteps({ files, address, steps, optional }: Created): string {
  const all = [
    "Ouvrez le premier fichier et remplacez chaque texte « À compléter » : la suite dit ce qui est attendu.",
    ...steps,
    "Remplacez les images de départ, les mêmes pour toutes les pages neuves.",
    "Lancez npm run content:check jusqu’à ce qu’il n’ait plus rien à dire, puis npm start pour voir la page.",
  ];
  const more = optional.map(([field, meaning]) => `  ${field} : ${meaning}`);
  return [
    "Fichiers créés :",
    ...files.map((file) => `  ${file}`),
    "",
    `Adresse sur le site : ${address}`,
    "",
    "À faire :",
    ...all.map((step, index) => `  ${index + 1}. ${step}`),
    ...(more.length > 0 ? ["", "Champs facultatifs, à ajouter au besoin :", ...more] : []),
  ].join("\n");
}

function main(given: readonly string[]): number {
  const root = given.find((one) => one.startsWith("--root="))?.slice("--root=".length) ?? "content";
  const [type, name, ...more] = given.filter((one) => !one.startsWith("--root="));
  if (type === undefined || name === undefined || more.length > 0) {
    console.error(typeset(more.length > 0 ? `Entourez le nom de guillemets.\n\n${usage}` : usage));
    return 2;
  }
  try {
    console.log(typeset(nextSteps(createStarter(root, type, name))));
    return 0;
  } catch (error) {
    if (!(error instanceof StarterError)) throw error;
    console.error(typeset(error.message));
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
