import type { ErrorObject } from "ajv";
import type { Finding } from "../at";
import { keysOf, valueAt, type Json, type Path } from "../document";
import { htmlFaults } from "../text/restricted-html";
import type { Schema } from "./load";
import { nearest } from "./suggest";

interface Case {
  readonly error: ErrorObject;
  readonly path: Path;
  /** Schema of the value at `path`; undefined for a field that does not exist. */
  readonly schema: Schema | undefined;
  readonly value: Json | undefined;
  /** The whole document. */
  readonly data: Json;
}

type Explain = (one: Case) => readonly Finding[];

const typeNames: Record<string, string> = {
  ...{ string: "un texte", integer: "un nombre entier", number: "un nombre", boolean: "true ou false" },
  ...{ array: "une liste", object: "un groupe de champs" },
};

const explanations: Record<string, Explain> = {
  required: ({ path, schema }) => [
    {
      path,
      problem: `Le champ « ${String(path.at(-1))} » manque.`,
      remedy: `Ajoutez-le. ${schema?.description ?? ""}`.trim(),
    },
  ],
  additionalProperties: ({ path, error, data }) => {
    const name = String(path.at(-1));
    const possible = Object.keys((error.parentSchema as Schema | undefined)?.properties ?? {});
    const present = keysOf(valueAt(data, path.slice(0, -1)));
    const free = possible.filter((field) => !present.includes(field) && field !== "$schema");
    const meant = nearest(name, free);
    const choice = free.length > 0 ? ` Champs possibles et absents : ${free.join(", ")}.` : "";
    const remedy = meant ? `Écrivez « ${meant} », ou retirez ce champ.` : `Retirez-le.${choice}`;
    return [{ path, problem: `Le champ « ${name} » n’existe pas ici.`, remedy }];
  },
  type: ({ path, error, schema, value }) => {
    const wanted = typeNames[String(error.params.type)] ?? String(error.params.type);
    const hint =
      wanted === "un texte" && typeof value !== "object" ? " Mettez la valeur entre guillemets droits." : "";
    const found =
      value === null ? "ne contient rien" : `contient ${typeNames[typeOf(value)] ?? "autre chose"}`;
    const problem = `${path.length > 0 ? "Ce champ" : "Ce fichier"} ${found} ; il y faut ${wanted}.`;
    return [{ path, problem, remedy: `${schema?.description ?? `Écrivez ${wanted}.`}${hint}` }];
  },
  minLength: ({ path, schema }) => [
    {
      path,
      problem: "Ce champ est vide.",
      remedy: `Remplissez-le, ou retirez-le s’il est facultatif. ${schema?.description ?? ""}`.trim(),
    },
  ],
  maxLength: ({ path, error, schema, value }) => [
    {
      path,
      problem: `« ${shortened(String(value))} » compte ${[...String(value)].length} caractères ; il en faut au plus ${String(error.params.limit)}.`,
      remedy: described(schema),
    },
  ],
  pattern: ({ path, schema, value }) => {
    const text = String(value);
    if (schema?.pattern?.startsWith("^\\S") && text !== text.trim()) {
      return [{ path, problem: "Une espace traîne au début ou à la fin du texte.", remedy: "Supprimez-la." }];
    }
    return [
      { path, problem: `« ${shortened(text)} » n’a pas la forme attendue.`, remedy: described(schema) },
    ];
  },
  format: ({ path, error, schema, value }) => {
    const text = String(value);
    if (error.params.format === "html-restreint")
      return htmlFaults(text).map((fault) => ({ path, ...fault }));
    return [
      { path, problem: `« ${shortened(text)} » n’est pas une date possible.`, remedy: described(schema) },
    ];
  },
  enum: ({ path, error, value }) => {
    const choices = (error.params.allowedValues as unknown[]).map(String);
    const meant = nearest(String(value), choices);
    const remedy = meant ? `Écrivez « ${meant} ».` : `Choisissez parmi : ${choices.join(", ")}.`;
    return [{ path, problem: `« ${shortened(String(value))} » n’est pas une valeur possible.`, remedy }];
  },
  minItems: ({ path, error, schema, value }) => [
    {
      path,
      problem: `Cette liste compte ${counted(value)} ; il en faut au moins ${String(error.params.limit)}.`,
      remedy:
        schema?.maxItems === error.params.limit ? `Complétez-la : ${exactly(schema)}` : described(schema),
    },
  ],
  maxItems: ({ path, error, schema, value }) => [
    {
      path,
      problem: `Cette liste compte ${counted(value)} ; il en faut au plus ${String(error.params.limit)}.`,
      remedy:
        schema?.minItems === error.params.limit
          ? `Remplacez un élément au lieu d’en ajouter : ${exactly(schema)}`
          : described(schema),
    },
  ],
  uniqueItems: ({ path, error }) => {
    const [a, b] = [Number(error.params.j) + 1, Number(error.params.i) + 1].sort((x, y) => x - y);
    return [
      {
        path: [...path, (b ?? 1) - 1],
        problem: `Les éléments ${a} et ${b} de la liste sont identiques.`,
        remedy: "Retirez l’un des deux.",
      },
    ];
  },
  minimum: ({ path, error, schema, value }) => [
    {
      path,
      problem: `${shownNumber(value)} est trop petit : le minimum est ${shownNumber(error.params.limit)}.`,
      remedy: described(schema),
    },
  ],
  maximum: ({ path, error, schema, value }) => [
    {
      path,
      problem: `${shownNumber(value)} est trop grand : le maximum est ${shownNumber(error.params.limit)}.`,
      remedy: described(schema),
    },
  ],
};

/** What one of ajv's errors means, and what to write instead: the schema's own description and example. */
export function explainKeyword(one: Case): readonly Finding[] {
  const explain = explanations[one.error.keyword];
  if (explain) return explain(one);
  const problem = `Ce champ ne convient pas (${one.error.message ?? one.error.keyword}).`;
  return [{ path: one.path, problem, remedy: described(one.schema) }];
}

const described = (schema: Schema | undefined): string =>
  schema?.description ?? "Reprenez la forme d’un fichier voisin.";

/** Of a list whose length the page fixes. */
const exactly = (schema: Schema | undefined): string =>
  `le site en montre exactement ${String(schema?.maxItems)}. ${schema?.description ?? ""}`.trim();

const typeOf = (value: Json | undefined): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
};

const counted = (value: Json | undefined): string => {
  const length = Array.isArray(value) ? value.length : 0;
  return length > 1 ? `${length} éléments` : `${length} élément`;
};

const shownNumber = (value: unknown): string =>
  Number(value).toLocaleString("fr-FR", { maximumFractionDigits: 6 });

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
