import { faultAt, type Fault, type Finding } from "../../fault";
import { textAt, texts, type Document } from "../../document";
import { settingOf, type Content } from "../../read/content";
import { namePattern } from "../../text/names";
import { historyOf } from "../pages/removals";

/**
 * Where the name that the agency had at the start of this branch is still written: titles, texts and files of the content
 * repeat it, and no page would look wrong by itself.
 *
 * @param base what to compare with: a branch, tag or commit; the start of this branch by default
 */
export function checkFormerBrand(content: Content, base?: string): Fault[] {
  const brand = settingOf(content, "brand");
  const name = brand && textAt(brand, "name");
  if (!name) return [];
  const former = nameIn(historyOf(content.root, base).read("settings/brand.json"));
  if (!former || name.includes(former)) return [];
  return content.documents.flatMap((document) =>
    placesOf(former, document).map((place) =>
      faultAt(document, {
        ...place,
        problem: `« ${former} » est l’ancien nom de l’agence.`,
        remedy: `Écrivez « ${name} », ou tournez la phrase autrement.`,
      }),
    ),
  );
}

/** The name in the source of a `brand.json`, if it can be read. */
function nameIn(source: string): string | undefined {
  try {
    const { name } = JSON.parse(source) as { name?: unknown };
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The first place in each field, and in the Markdown. Addresses (`@agence.example`) are another matter. */
function placesOf(name: string, { data, body }: Document): Pick<Finding, "path" | "index">[] {
  const word = namePattern([name], String.raw`\p{L}\d@.-`);
  const fields = [...texts(data)].map(({ path, text }) => ({ path, index: text.search(word) }));
  const inBody = { index: (body?.text ?? "").search(word) };
  return [...fields, inBody].filter(({ index }) => index >= 0);
}
