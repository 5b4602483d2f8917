/** `npm run develop`: Gatsby's development server, with an agency API behind `/api`. */
import { gatsby } from "./lib/run";
import { openLocalApi } from "./lib/local-api";
import { choosePort } from "./lib/ports";
import { runScript, step } from "./lib/script";

runScript(async () => {
  // Gatsby would prompt for another port if this one were taken, and a script cannot answer.
  const port = await choosePort(8000);

  step("API de l’agence");
  const api = await openLocalApi(process.env.AGENCY_API_URL);
  console.log(api.about);

  step(`Serveur de développement : http://localhost:${port} (Ctrl-C pour arrêter)`);
  await gatsby("develop", ["--port", String(port)], {
    AGENCY_API_URL: api.url,
    AGENCY_API_PROXY: api.proxyUrl,
  });
  process.exit(0);
});
