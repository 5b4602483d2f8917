import { optionalPages } from "../../../shared/optional-parts";
import { itemPaths, itemsAt, valueAt, type Path } from "../../document";
import { settingOf, slugsOf, type Content } from "../../read/content";
import { inEach, type Rule } from "../../rule";

const brandFile = "content/settings/brand.json";

/** Whether the site has a block: by `blocks` of `brand.json`, and as long as that cannot be read. */
export function hasBlock(content: Content, block: string): boolean {
  const blocks = valueAt(settingOf(content, "brand")?.data, ["blocks"]);
  return !Array.isArray(blocks) || blocks.includes(block);
}

/** The fixed pages that this site does without, each with the reason, which ends a sentence. */
export function absentPages(content: Content): ReadonlyMap<string, string> {
  return new Map(
    optionalPages.flatMap(({ path, block, kind }) => {
      if (block && !hasBlock(content, block))
        return [[path, `le bloc « ${block} » n’est pas dans blocks de ${brandFile}`]];
      if (!kind || slugsOf(content, kind.folder).length > 0) return [];
      return [[path, `content/${kind.folder} ne contient aucune entrée`]];
    }),
  );
}

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
