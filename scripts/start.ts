/** `npm start`: builds the site against an agency API and serves it, `/api` included. */
import { buildSite, publishedFolder } from "./lib/build-site";
import { openLocalApi } from "./lib/local-api";
import { choosePort } from "./lib/ports";
import { startPreview } from "./lib/preview-server";
import { runScript, step } from "./lib/script";

runScript(async () => {
  const port = await choosePort(9000);

  step("API de l’agence");
  const api = await openLocalApi(process.env.AGENCY_API_URL);
  console.log(api.about);

  // Brotli's copies are for slow networks: there is none on one's own machine.
  await buildSite({ AGENCY_API_URL: api.url, COMPRESSED_COPIES: "none" });

  api.publishLatePosts?.();
  const preview = await startPreview({ port, publicDir: publishedFolder, api: api.handler });
  step(`Le site est prêt : ${preview.address}`);
  console.log(`${api.about}\nCtrl-C pour arrêter.`);
});
