import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { faultsOf, type Fault } from "../fault";
import type { Json, Located } from "../document";
import { explainJsonError } from "./syntax-errors";

/** A JSON file, parsed. Without `data` when it cannot be. */
export interface ReadJson {
  readonly data?: Json;
  readonly located?: Located;
  readonly faults: Fault[];
}

/** More levels than the stack should bear: content needs five. */
const maxDepth = 100;
const tooDeep = new RegExp(String.raw`(?:[[{][^[\]{}]*){${maxDepth + 1}}`);

/** Parses strict JSON: no comment, no trailing comma, no key twice. All syntax errors are reported, one per line. */
export function readJson(file: string, text: string): ReadJson {
  const at = faultsOf(file, text);
  if (tooDeep.test(text)) {
    const remedy = "Reprenez la structure d’un fichier voisin.";
    const problem = `Les crochets et accolades s’emboîtent sur plus de ${maxDepth} niveaux.`;
    return { faults: [at(0, problem, remedy)] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // Past a text that was never closed, the parser reads texts as names and names as texts.
  const unclosed = errors.findIndex(({ error }) => error === unclosedText);
  const reliable = unclosed < 0 ? errors : errors.slice(0, unclosed + 1);
  const faults = onePerLine(
    reliable.map((error) => {
      const { problem, remedy } = explainJsonError(error.error, text, error.offset);
      return at(placeOf(error, text), problem, remedy);
    }),
  );
  if (faults.length > 0) return { faults };
  try {
    const data = JSON.parse(text) as Json;
    return tree ? { data, located: locatedJson(tree, text), faults: duplicateKeys(tree, at) } : { faults };
  } catch (error) {
    const remedy = "Comparez ce fichier avec un fichier voisin du même type.";
    return { faults: [at(0, `Ce fichier n’est pas du JSON : ${(error as Error).message}.`, remedy)] };
  }
}

/** Missing punctuation is noticed at the next symbol; people look for it at the end of what precedes. */
function placeOf({ error, offset }: ParseError, text: string): number {
  const isMissing = error >= 5 && error <= 9;
  return isMissing ? text.slice(0, offset).trimEnd().length : offset;
}

/** jsonc-parser's `ParseErrorCode.UnexpectedEndOfString`. */
const unclosedText = 12;

function onePerLine(faults: Fault[]): Fault[] {
  const seen = new Set<number | undefined>();
  return faults.filter(({ line }) => !seen.has(line) && seen.add(line));
}

function duplicateKeys(node: Node, at: ReturnType<typeof faultsOf>): Fault[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    const twice = key !== undefined && seen.has(key.value);
    if (key) seen.add(key.value);
    const problem = `Le champ « ${String(key?.value)} » est écrit deux fois.`;
    const remedy = "Gardez une seule des deux lignes : seule la seconde serait lue.";
    return [...(twice ? [at(key.offset, problem, remedy)] : []), ...duplicateKeys(child, at)];
  });
}

function locatedJson(node: Node, text: string, key?: Node): Located {
  const children = new Map<string | number, Located>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === "array") children.set(index, locatedJson(child, text));
    const [name, value] = child.children ?? [];
    if (node.type === "object" && name && value)
      children.set(String(name.value), locatedJson(value, text, name));
  }
  const { offset, length } = node;
  return {
    offset,
    length,
    children,
    ...(key ? { key: { offset: key.offset, length: key.length } } : {}),
    ...(node.type === "string" ? { characters: stringCharacters(text, offset, length) } : {}),
  };
}

/** Source index of each UTF-16 unit of a JSON string, escapes counted as the one character they stand for. */
function stringCharacters(text: string, offset: number, length: number): number[] {
  const characters: number[] = [];
  const end = offset + length - 1;
  for (let index = offset + 1; index < end;) {
    characters.push(index);
    if (text[index] === "\\") index += text[index + 1] === "u" ? 6 : 2;
    else index += 1;
  }
  return [...characters, end];
}
