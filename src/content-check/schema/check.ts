import type { ErrorObject } from "ajv";
import { faultAt, positionAt, type Fault } from "../fault";
import { valueAt, type Document, type Json, type Path } from "../document";
import type { Rule } from "../rule";
import { factsIn } from "../../shared/text/facts";
import type { FactsByKey } from "../../shared/text/fact";
import { finish } from "../../shared/text/finish";
import { explainError } from "./explain";
import type { Schemas } from "./load";

/** Every way in which the documents break their schemas, in French. */
export const schemaRule: Rule = {
  name: "schema",
  everyBuild: true,
  check: ({ content, schemas }) =>
    content.documents.flatMap((document) => {
      const validate = schemas.validator(document.kind);
      if (!validate)
        return faultAt(document, {
          detail: "missing",
          problem: `Le schéma content/schemas/${document.kind}.schema.json manque ou ne peut pas être lu.`,
          remedy:
            "Rétablissez-le depuis l’historique du dépôt : sans lui, ce fichier ne peut pas être vérifié.",
        });
      validate(filled(document.data, factsIn(document, content.facts.byKey)));
      return withoutEchoes(validate.errors ?? []).flatMap((error) => describe(document, schemas, error));
    }),
};

/** A value whose marks are filled: what is as long as a field allows has to be so on the page. */
function filled(value: Json, facts: FactsByKey): unknown {
  if (typeof value === "string") return value.includes("{{") ? finish(value, facts) : value;
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item: Json) => filled(item, facts));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item as Json, facts)]));
}

/** Of these, only the first that a value breaks is reported. */
const exclusive = ["type", "minLength", "enum", "format", "pattern"];

/**
 * An empty text breaks its pattern too, a wrong type breaks everything after it, and `if` says again that its `else` is broken:
 * one message is enough.
 */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const reported = new Set<string>();
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword === "if") return false;
    if (!exclusive.includes(keyword)) return true;
    const isEcho = reported.has(instancePath);
    reported.add(instancePath);
    return !isEcho;
  });
}

function describe(document: Document, schemas: Schemas, error: ErrorObject): Fault[] {
  const path = pathOf(document, error);
  const schema = schemas.at(document.kind, path);
  // A field too many is shown at its name rather than at its value.
  const key = error.keyword === "additionalProperties" ? document.locate(path).keyOffset : undefined;
  const place = key === undefined ? {} : positionAt(document.source, key);
  return explainError(error, path, schema).map((finding) => ({ ...faultAt(document, finding), ...place }));
}

/** The path of the value at fault: of the field missing or in excess, where there is one. */
function pathOf(document: Document, { instancePath, keyword, params }: ErrorObject): Path {
  const path: (string | number)[] = [];
  for (const token of instancePath.split("/").slice(1)) {
    const key = token.replace(/~1/g, "/").replace(/~0/g, "~");
    path.push(Array.isArray(valueAt(document.data, path)) ? Number(key) : key);
  }
  if (keyword === "required") return [...path, String(params.missingProperty)];
  if (keyword === "additionalProperties") return [...path, String(params.additionalProperty)];
  return path;
}
