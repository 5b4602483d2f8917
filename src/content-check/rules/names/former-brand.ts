import { textAt } from "../../document";
import { faultAt } from "../../fault";
import { settingOf } from "../../read/content";
import type { Rule } from "../../rule";
import { namings } from "../../text/namings";
import { historyOf } from "../pages/removals";

/**
 * Where the name that the agency had at the start of this branch is still written: titles, texts and files of the content
 * repeat it, and no page would look wrong by itself.
 */
export const formerBrandRule: Rule = {
  name: "former-brand",
  everyBuild: false,
  check({ content, base }) {
    const brand = settingOf(content, "brand");
    const name = brand && textAt(brand, "name");
    if (!name) return [];
    const former = nameIn(historyOf(content.root, base).read("settings/brand.json"));
    if (!former || name.includes(former)) return [];
    // Addresses (`@agence.example`) are another matter.
    const before = String.raw`\p{L}\d@.-`;
    return content.documents.flatMap((document) =>
      namings(document, [former], before).map(({ path, index }) =>
        faultAt(document, {
          path,
          index,
          problem: `« ${former} » est l’ancien nom de l’agence.`,
          remedy: `Écrivez « ${name} », ou tournez la phrase autrement.`,
        }),
      ),
    );
  },
};

/** The name in the source of a `brand.json`, if it can be read. */
function nameIn(source: string): string | undefined {
  try {
    const { name } = JSON.parse(source) as { name?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
