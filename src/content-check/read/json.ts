import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { faultsOf, type Fault } from "../fault";
import type { Json, Parsed } from "../document";

/** What the parser misses, in words. */
const missed: Readonly<Partial<Record<string, string>>> = {
  CommaExpected: "il manque une virgule",
  ColonExpected: "il manque un deux-points",
  ValueExpected: "il manque une valeur",
  PropertyNameExpected: "il manque le nom d’un champ, entre guillemets droits",
  CloseBraceExpected: "il manque une accolade fermante",
  CloseBracketExpected: "il manque un crochet fermant",
  UnexpectedEndOfString: "il manque le guillemet droit qui ferme le texte",
  EndOfFileExpected: "rien ne vient après la dernière accolade",
};

/** Parses strict JSON: no comment, no trailing comma, no key twice. Of several syntax errors the first is told: the others follow from it. */
export function readJson(file: string, text: string): { parsed?: Parsed; faults: Fault[] } {
  const at = faultsOf("json", file, text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) {
    const code = printParseErrorCode(error?.error ?? 4);
    const problem = `La lecture du JSON s’arrête ici : ${missed[code] ?? code}.`;
    const remedy =
      "Comparez avec un fichier voisin : chaque texte tient sur une ligne, entre guillemets droits ; une virgule sépare deux éléments, et rien ne suit le dernier ; un nombre s’écrit sans espace ni virgule : 24000, ou 45.76 s’il peut avoir des décimales.";
    return { faults: [at("syntax", error ? placeOf(error, text) : 0, problem, remedy)] };
  }
  const parsed = { data: JSON.parse(text) as Json, locate: locateIn(tree) };
  return { parsed, faults: duplicateKeys(tree, at) };
}

/** The parser notices missing punctuation at the next symbol; people look for it before that. */
function placeOf({ error, offset }: ParseError, text: string): number {
  const isMissing = error >= 5 && error <= 9;
  return isMissing ? text.slice(0, offset).trimEnd().length : offset;
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
