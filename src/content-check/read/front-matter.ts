import { isMap, isScalar, isSeq, parseDocument, type Node, type Scalar, type Tags } from "yaml";
import { faultsOf, type Fault } from "../fault";
import type { Json, Located } from "../document";
import { explainYamlError } from "./syntax-errors";

/** A Markdown file, parsed. Without `data` when its front matter cannot be read. */
export interface ReadMarkdown {
  readonly data?: Json;
  readonly located?: Located;
  readonly body?: { readonly text: string; readonly offset: number };
  readonly faults: Fault[];
}

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*\r?$/m;

/** Reads `---`, YAML, `---`, text: the shape that the build's Markdown reader accepts. */
export function readMarkdown(file: string, source: string): ReadMarkdown {
  const at = faultsOf(file, source);
  const start = opening.exec(source)?.[0].length;
  if (start === undefined) {
    const remedy =
      "Commencez le fichier par une ligne --- seule, puis title:, description:, et une seconde ligne ---.";
    return { faults: [at(0, "L’en-tête manque au début du fichier.", remedy)] };
  }
  const end = closing.exec(source.slice(start));
  if (!end) {
    const remedy = "Ajoutez une ligne --- seule entre l’en-tête et le texte.";
    return { faults: [at(0, "L’en-tête n’est pas refermé.", remedy)] };
  }
  const yaml = source.slice(start, start + end.index);
  const offset = start + end.index + end[0].length;
  return { ...readYaml(yaml, start, source, at), body: { text: source.slice(offset), offset } };
}

/** A date stays the text it was written as. */
const withoutDates = (tags: Tags): Tags =>
  tags.filter((one) => typeof one === "string" || one.tag !== "tag:yaml.org,2002:timestamp");

function readYaml(
  yaml: string,
  start: number,
  source: string,
  at: ReturnType<typeof faultsOf>,
): Pick<ReadMarkdown, "data" | "located" | "faults"> {
  // YAML 1.1, as the build reads it: there 12:30 is a number and an unquoted "yes" a boolean, so both are refused.
  const document = parseDocument(yaml, { version: "1.1", prettyErrors: false, customTags: withoutDates });
  const faults = document.errors.map((error) => {
    const index = Math.min(error.pos[0], yaml.length);
    const line = /.*$/.exec(yaml.slice(0, index))?.[0] + (/^.*/.exec(yaml.slice(index))?.[0] ?? "");
    const { problem, remedy } = explainYamlError(error.code, error.message, line);
    return at(start + index, problem, remedy);
  });
  const alias = /^[^#\n"']*:[ \t]+([&*!]\S*)/m.exec(yaml);
  if (alias && faults.length === 0) {
    const place = start + yaml.indexOf(alias[1] ?? "", alias.index);
    const remedy = "Mettez la valeur entre guillemets droits.";
    faults.push(at(place, "Une valeur ne peut pas commencer par ce signe.", remedy));
  }
  const unbroken = /^[a-zA-Z]+[\u00a0\u202f]*:?[\u00a0\u202f]/m.exec(yaml);
  if (unbroken) {
    const remedy = 'Remplacez-la par une espace ordinaire : title: "Mon titre".';
    const place = start + unbroken.index + unbroken[0].length - 1;
    return { faults: [at(place, "Une espace insécable sépare ce champ de sa valeur.", remedy)] };
  }
  if (faults.length > 0) return { faults: faults.slice(0, 1) };
  if (!isMap(document.contents)) {
    const remedy = 'Écrivez un champ par ligne : title: "…", puis description: "…".';
    return { faults: [at(start, "L’en-tête ne contient aucun champ.", remedy)] };
  }
  try {
    const located = locatedYaml(document.contents, source, start);
    return { data: document.toJS() as Json, located, faults };
  } catch (error) {
    const remedy = "Comparez avec l’en-tête d’un fichier voisin.";
    return { faults: [at(start, `L’en-tête est illisible : ${(error as Error).message}.`, remedy)] };
  }
}

function locatedYaml(node: Node, source: string, start: number, key?: Scalar): Located {
  const [from, to] = node.range ?? [0, 0];
  const children = new Map<string | number, Located>();
  if (isMap(node)) {
    for (const { key: name, value } of node.items) {
      const scalar = name as Scalar;
      const child = (value ?? scalar) as Node;
      children.set(String(scalar.value), locatedYaml(child, source, start, scalar));
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      children.set(index, locatedYaml(item as Node, source, start));
  }
  const [offset, length] = [start + from, to - from];
  const isText = isScalar(node) && typeof node.value === "string";
  return {
    offset,
    length,
    children,
    ...(key?.range ? { key: { offset: start + key.range[0], length: key.range[1] - key.range[0] } } : {}),
    ...(isText
      ? { characters: scalarCharacters(source.slice(offset, offset + length), String(node.value), offset) }
      : {}),
  };
}

/** Source index of each character of a one-line scalar; undefined for the rarer styles and escapes. */
function scalarCharacters(raw: string, value: string, offset: number): number[] | undefined {
  const quote = /^["']/.exec(raw)?.[0];
  const end = raw.length - (quote ? 1 : 0);
  const characters: number[] = [];
  let read = "";
  for (let index = quote ? 1 : 0; index < end;) {
    const escaped = (quote === '"' && raw[index] === "\\") || (quote === "'" && raw.startsWith("''", index));
    characters.push(offset + index);
    read += raw[escaped ? index + 1 : index] ?? "";
    index += escaped ? 2 : 1;
  }
  return read === value ? [...characters, offset + end] : undefined;
}
