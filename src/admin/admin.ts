/** The page of the forms, in the browser: shows what `write-admin.ts` has made. */
import { watchGithub } from "./github";
import type { FormsData } from "./page";

const data = JSON.parse(document.querySelector("#forms")?.textContent ?? "{}") as FormsData;

// The CMS takes its language from the browser; editors read French, whatever theirs is set to.
Object.defineProperty(navigator, "languages", { value: ["fr-FR"] });
const { default: CMS } = await import("@sveltia/cms");
watchGithub();
CMS.init({ config: data.config });
