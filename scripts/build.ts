/** `npm run build`: the production site, into `public/`. */
import { gatsby } from "./lib/gatsby";
import { runScript, step } from "./lib/script";

runScript(async () => {
  step("Construction du site (quelques minutes la première fois)");
  await gatsby("build");
});
