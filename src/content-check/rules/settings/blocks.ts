import { itemPaths, itemsAt, valueAt, type Path } from "../../document";
import { settingOf } from "../../read/content";
import { inEach, type Rule } from "../../rule";

/** What blocks show besides their settings file. */
const parts: Readonly<Record<string, { readonly setting: string; readonly path: Path }>> = {
  contest: { setting: "pages", path: ["contest"] },
  terms: { setting: "pages", path: ["terms"] },
  booking: { setting: "site", path: ["booking"] },
  video: { setting: "site", path: ["heroVideo"] },
  planning: { setting: "home", path: ["hero", "planning"] },
};

/** The estimator names its phases after the steps of a project. */
const phases = 4;

/** Blocks that the site is said to have, and that have nothing to show. */
export const blockRule: Rule = {
  name: "block",
  everyBuild: true,
  check: inEach("brand", (brand, { content }) => {
    const steps = settingOf(content, "process");
    const count = itemsAt(steps?.data, ["items"]).length;
    return itemPaths(brand.data, ["blocks"]).map((path) => {
      const block = String(valueAt(brand.data, path));
      const part = parts[block];
      const document = part && settingOf(content, part.setting);
      if (document && valueAt(document.data, part.path) === undefined)
        return {
          path,
          detail: "empty",
          problem: `Le bloc « ${block} » n’a rien à montrer : « ${part.path.join(" › ")} » manque dans ${document.file}.`,
          remedy: "Remplissez ce champ, ou retirez ce bloc de la liste.",
        };
      if (block !== "estimator" || !steps || count === phases) return undefined;
      return {
        path,
        detail: "phases",
        problem: `L’estimation nomme ses ${phases} phases d’après ${steps.file}, qui compte ${count} étape${count > 1 ? "s" : ""}.`,
        remedy: `Écrivez ${phases} étapes, ou retirez « estimator » de la liste.`,
      };
    });
  }),
};
