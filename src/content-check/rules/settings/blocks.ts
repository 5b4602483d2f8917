import { formatNumberOf } from "../../../shared/text/number";
import { blockRows } from "../../../shared/blocks";
import { itemPaths, itemsAt, valueAt } from "../../document";
import { settingOf } from "../../read/content";
import { inEach, type Rule } from "../../rule";

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
      const row = blockRows.find(({ name }) => name === block);
      const [setting = "", ...keys] = row?.field ?? (row?.list ? [block, row.list] : []);
      const document = settingOf(content, setting);
      const shown = valueAt(document?.data, keys);
      if (document && (shown === undefined || (Array.isArray(shown) && shown.length === 0)))
        return {
          path,
          detail: "empty",
          problem: `Le bloc « ${block} » n’a rien à montrer : « ${keys.join(" › ")} » ${shown ? "est vide" : "manque"} dans ${document.file}.`,
          remedy: "Remplissez ce champ, ou retirez ce bloc de la liste.",
        };
      if (block !== "estimator" || !steps || count === phases) return undefined;
      return {
        path,
        detail: "phases",
        problem: `L’estimation nomme ses ${phases} phases d’après ${steps.file}, qui compte ${formatNumberOf(count, "étape")}.`,
        remedy: `Écrivez ${phases} étapes, ou retirez « estimator » de la liste.`,
      };
    });
  }),
};
