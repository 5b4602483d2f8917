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

  // On one's own machine there is no slow network that Brotli's best, nine seconds of the build, would pay for.
  await buildSite({ AGENCY_API_URL: api.url, COMPRESSED_COPIES: "none" });

  api.publishLatePosts?.();
  const preview = await startPreview({ port, publicDir: publishedFolder, api: api.handler });
  step(`Le site est prêt : ${preview.address}`);
  console.log(`${api.about}\nCtrl-C pour arrêter.`);
});
