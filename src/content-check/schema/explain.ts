import type { ErrorObject } from "ajv";
import type { Finding } from "../fault";
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

type Explain = (one: Case) => Finding | readonly Finding[];

const typeNames: Record<string, string> = {
  ...{ string: "un texte", integer: "un nombre entier", number: "un nombre", boolean: "true ou false" },
  ...{ array: "une liste", object: "un groupe de champs" },
};

const explanations: Record<string, Explain> = {
  required: ({ path, schema }) => ({
    problem: `Le champ « ${String(path.at(-1))} » manque.`,
    remedy: `Ajoutez-le. ${schema?.description ?? ""}`.trim(),
  }),
  // Alternatives are written as « exactly one of these fields ».
  oneOf: ({ path, error, data }) => {
    const fields = (error.schema as readonly Schema[]).flatMap(({ required = [] }) => required);
    const [present, ...others] = keysOf(valueAt(data, path)).filter((key) => fields.includes(key));
    if (!present)
      return {
        problem: `Il manque un de ces champs : ${fields.join(", ")}.`,
        remedy: "Ajoutez l’un d’eux, et un seul.",
      };
    return others.map((other) => ({
      path: [...path, other],
      problem: `Les champs « ${present} » et « ${other} » s’excluent.`,
      remedy: "Gardez-en un, et retirez l’autre.",
    }));
  },
  additionalProperties: ({ path, error, data }) => {
    const name = String(path.at(-1));
    const possible = Object.keys((error.parentSchema as Schema | undefined)?.properties ?? {});
    const present = keysOf(valueAt(data, path.slice(0, -1)));
    const free = possible.filter((field) => !present.includes(field) && field !== "$schema");
    const meant = nearest(name, free);
    const choice = free.length > 0 ? ` Champs possibles et absents : ${free.join(", ")}.` : "";
    const remedy = meant ? `Écrivez « ${meant} », ou retirez ce champ.` : `Retirez-le.${choice}`;
    return { problem: `Le champ « ${name} » n’existe pas ici.`, remedy };
  },
  type: ({ path, error, schema, value }) => {
    const wanted = typeNames[String(error.params.type)] ?? String(error.params.type);
    const quotes = wanted === "un texte" && typeof value !== "object";
    const hint = quotes ? " Mettez la valeur entre guillemets droits." : "";
    const name = typeNames[Array.isArray(value) ? "array" : typeof value] ?? "autre chose";
    const found = value === null ? "ne contient rien" : `contient ${name}`;
    const problem = `${path.length > 0 ? "Ce champ" : "Ce fichier"} ${found} ; il y faut ${wanted}.`;
    return { problem, remedy: `${schema?.description ?? `Écrivez ${wanted}.`}${hint}` };
  },
  minLength: ({ schema }) => ({
    problem: "Ce champ est vide.",
    remedy: `Remplissez-le, ou retirez-le s’il est facultatif. ${schema?.description ?? ""}`.trim(),
  }),
  maxLength: ({ error, schema, value }) => ({
    problem: `${quoted(value)} compte ${[...String(value)].length} caractères ; il en faut au plus ${String(error.params.limit)}.`,
    remedy: described(schema),
  }),
  pattern: ({ schema, value }) => {
    const text = String(value);
    if (schema?.pattern?.startsWith("^\\S") && text !== text.trim())
      return { problem: "Une espace traîne au début ou à la fin du texte.", remedy: "Supprimez-la." };
    return { problem: `${quoted(value)} n’a pas la forme attendue.`, remedy: described(schema) };
  },
  format: ({ error, schema, value }) =>
    error.params.format === "html-restreint"
      ? htmlFaults(String(value))
      : { problem: `${quoted(value)} n’est pas une date possible.`, remedy: described(schema) },
  enum: ({ error, value }) => {
    const choices = (error.params.allowedValues as unknown[]).map(String);
    const meant = nearest(String(value), choices);
    const remedy = meant ? `Écrivez « ${meant} ».` : `Choisissez parmi : ${choices.join(", ")}.`;
    return { problem: `${quoted(value)} n’est pas une valeur possible.`, remedy };
  },
  minItems: (one) => wrongCount(one, "au moins", "Complétez-la"),
  maxItems: (one) => wrongCount(one, "au plus", "Remplacez un élément au lieu d’en ajouter"),
  uniqueItems: ({ path, error }) => {
    const [first, second] = [Number(error.params.j), Number(error.params.i)].sort((x, y) => x - y);
    const problem = `Les éléments ${(first ?? 0) + 1} et ${(second ?? 0) + 1} de la liste sont identiques.`;
    return { path: [...path, second ?? 0], problem, remedy: "Retirez l’un des deux." };
  },
  minimum: (one) => wrongNumber(one, "trop petit : le minimum"),
  maximum: (one) => wrongNumber(one, "trop grand : le maximum"),
};

/** What one of ajv's errors means, and what to write instead: the schema's own description and example. */
export function explainKeyword(one: Case): Finding[] {
  const { error, path, schema } = one;
  const problem = `Ce champ ne convient pas (${error.message ?? error.keyword}).`;
  const findings = explanations[error.keyword]?.(one) ?? { problem, remedy: described(schema) };
  return [findings].flat().map((finding) => ({ path, ...finding }));
}

const described = (schema: Schema | undefined): string =>
  schema?.description ?? "Reprenez la forme d’un fichier voisin.";

function wrongCount({ error, schema, value }: Case, bound: string, change: string): Finding {
  const length = Array.isArray(value) ? value.length : 0;
  const exactly = `${change} : le site en montre exactement ${String(schema?.maxItems)}.`;
  return {
    problem: `Cette liste compte ${length} élément${length > 1 ? "s" : ""} ; il en faut ${bound} ${String(error.params.limit)}.`,
    remedy:
      schema?.minItems === schema?.maxItems
        ? `${exactly} ${schema?.description ?? ""}`.trim()
        : described(schema),
  };
}

function wrongNumber({ error, schema, value }: Case, limit: string): Finding {
  const shown = (number: unknown): string =>
    Number(number).toLocaleString("fr-FR", { maximumFractionDigits: 6 });
  const problem = `${shown(value)} est ${limit} est ${shown(error.params.limit)}.`;
  return { problem, remedy: described(schema) };
}

const quoted = (value: unknown): string => {
  const text = String(value);
  return `« ${text.length > 60 ? `${text.slice(0, 59)}…` : text} »`;
};
