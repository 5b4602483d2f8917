import type { Path } from "../document";
import type { ResolvedSchema, SchemaLookup } from "./lookup";

/**
 * How editors know a field: its name, the title or the description's first words, and its help, the rest of the
 * description. Examples in JSON, and of the values of a choice, are for those who write it.
 */
export function wordsOf({ title, description = "", enum: choices }: ResolvedSchema): {
  name: string;
  help: string;
} {
  const first = /^.{2}[^.,;:(]*/s.exec(description)?.[0] ?? "";
  const rest = (title ? description : description.slice(first.length)).replace(/^[\s.,;:]+/, "");
  const help = rest.replace(choices ? /\s*Exemples?\s:.*$/s : /\s*Exemples?\s:\s[[{].*$/s, "");
  return {
    name: title ?? first.replace(/ Exemple$/, "").trim(),
    help: help.charAt(0).toUpperCase() + help.slice(1),
  };
}

/** The names of the fields on the way to a value, as its form shows them: `Secteurs › 2 › Titre court`. */
export const fieldNames = (schemas: SchemaLookup, kind: string, path: Path): string =>
  path
    .map((key, rank) => {
      if (typeof key === "number") return key + 1;
      const schema = schemas.at(kind, path.slice(0, rank + 1));
      return (schema && wordsOf(schema).name) || key;
    })
    .join(" › ");
