import { isMap, isNode, isSeq, Lexer, parseDocument, type Node, type Tags } from "yaml";
import { faultsOf, type Fault } from "../fault";
import type { Json, Parsed } from "../document";

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*\r?$/m;

/** A date stays the text it was written as. */
const withoutDates = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:timestamp");

/** The first comment of a YAML text; yaml's lexer marks what is text by `\x1f`. */
const commentIn = (yaml: string): string | undefined =>
  [...new Lexer().lex(yaml)].find(
    (token, rank, tokens) => token.startsWith("#") && tokens[rank - 1] !== "\x1f",
  );

/**
 * Reads `---`, YAML, `---`, text: the shape that the build's Markdown reader accepts. What stands behind a `#` is no part of
 * what it gives: that is a fault, for the forms would lose it.
 */
export function readMarkdown(file: string, source: string): { parsed?: Parsed; faults: Fault[] } {
  const at = faultsOf("front-matter", file, source);
  const refuse = (...fault: Parameters<typeof at>) => ({ faults: [at(...fault)] });
  const start = opening.exec(source)?.[0].length;
  if (start === undefined) {
    const remedy =
      "Commencez le fichier par une ligne --- seule, puis title:, description:, et une seconde ligne ---.";
    return refuse("missing", 0, "L’en-tête manque au début du fichier.", remedy);
  }
  const end = closing.exec(source.slice(start));
  if (!end) {
    const remedy = "Ajoutez une ligne --- seule entre l’en-tête et le texte.";
    return refuse("unclosed", 0, "L’en-tête n’est pas refermé.", remedy);
  }
  const yaml = source.slice(start, start + end.index);
  // YAML 1.1, as the build reads it: there 12:30 is a number and an unquoted "yes" a boolean, so both are refused.
  const document = parseDocument(yaml, { version: "1.1", prettyErrors: false, customTags: withoutDates });
  const [error] = document.errors;
  if (error) {
    const index = Math.min(error.pos[0], yaml.length);
    const [words = ""] = error.message.split("\n");
    const problem = `La lecture de l’en-tête s’arrête ici (${words.replace(/[.:]$/, "")}).`;
    const remedy = 'Écrivez un champ par ligne, sa valeur entre guillemets droits : title: "Mon titre".';
    return refuse("syntax", start + index, problem, remedy);
  }
  if (!isMap(document.contents)) {
    const remedy = 'Écrivez un champ par ligne : title: "…", puis description: "…".';
    return refuse("empty", start, "L’en-tête ne contient aucun champ.", remedy);
  }
  const offset = start + end.index + end[0].length;
  const body = { text: source.slice(offset), offset };
  const comment = commentIn(yaml);
  const problem = "Dans l’en-tête, « # » ouvre un commentaire : la suite de la ligne n’est pas lue.";
  const remedy =
    'Mettez la valeur entre guillemets droits, « # » compris (title: "Le C # d’un avis"), ou supprimez ce commentaire.';
  const faults =
    comment === undefined ? [] : [at("comment", start + yaml.lastIndexOf(comment), problem, remedy)];
  try {
    const data = document.toJS() as Json;
    return { parsed: { data, locate: locateIn(document.contents, start), body }, faults };
  } catch (failure) {
    const remedy = "Comparez avec l’en-tête d’un fichier voisin.";
    return refuse("unreadable", start, `L’en-tête est illisible : ${(failure as Error).message}.`, remedy);
  }
}

const locateIn =
  (contents: Node, start: number): Parsed["locate"] =>
  (path) => {
    let node = contents;
    let key: Node | undefined;
    for (const name of path) {
      const pair = isMap<Node>(node) ? node.items.find((item) => String(item.key) === name) : undefined;
      const next = isSeq(node) ? node.items[Number(name)] : (pair?.value ?? pair?.key);
      if (!isNode(next)) break;
      [node, key] = [next, pair?.key];
    }
    const [from, to] = node.range ?? [0, 0];
    return {
      offset: start + from,
      length: to - from,
      keyOffset: key?.range ? start + key.range[0] : undefined,
    };
  };
