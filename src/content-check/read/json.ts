import { findNodeAtLocation, parseTree, type Node, type ParseError } from "jsonc-parser";
import { faultsOf, type Fault } from "../fault";
import type { Json, Parsed } from "../document";
import { explainJsonError } from "./syntax-errors";

/** Content needs five levels; thousands would overflow the stack. */
const maxDepth = 100;
const tooDeep = new RegExp(String.raw`(?:[[{][^[\]{}]*){${maxDepth + 1}}`);

/** Parses strict JSON: no comment, no trailing comma, no key twice. All syntax errors are reported, one per line. */
export function readJson(file: string, text: string): { parsed?: Parsed; faults: Fault[] } {
  const at = faultsOf("json", file, text);
  if (tooDeep.test(text)) {
    const remedy = "Reprenez la structure d’un fichier voisin.";
    const problem = `Les crochets et accolades s’emboîtent sur plus de ${maxDepth} niveaux.`;
    return { faults: [at("depth", 0, problem, remedy)] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // Past a text that was never closed, the parser reads texts as names and names as texts.
  const unclosed = errors.findIndex(({ error }) => error === unclosedText);
  const reliable = unclosed < 0 ? errors : errors.slice(0, unclosed + 1);
  const faults = onePerLine(
    reliable.map((error) => {
      const { detail, problem, remedy } = explainJsonError(error.error, text, error.offset);
      return at(detail, placeOf(error, text), problem, remedy);
    }),
  );
  if (faults.length > 0 || !tree) return { faults };
  const parsed = { data: JSON.parse(text) as Json, locate: locateIn(tree) };
  return { parsed, faults: duplicateKeys(tree, at) };
}

/** The parser notices missing punctuation at the next symbol; people look for it before that. */
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
    return [
      ...(twice ? [at("duplicate-key", key.offset, problem, remedy)] : []),
      ...duplicateKeys(child, at),
    ];
  });
}

const locateIn =
  (tree: Node): Parsed["locate"] =>
  (path) => {
    let node = tree;
    for (const key of path) {
      const next = findNodeAtLocation(node, [key]);
      if (!next) break;
      node = next;
    }
    const key = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
    return { offset: node.offset, length: node.length, keyOffset: key?.offset };
  };
