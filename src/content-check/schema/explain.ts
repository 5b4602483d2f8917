import { formatNumberOf } from "../../shared/text/number";
import type { ErrorObject } from "ajv";
import type { Finding } from "../fault";
import { keysOf, type Json, type Path } from "../document";
import type { Schema } from "./lookup";
import { nearest } from "../../shared/text/nearest";

/** @param schema of the value at `path`; undefined for a field that does not exist */
type Explain = (error: ErrorObject, path: Path, schema: Schema | undefined) => Finding | readonly Finding[];

const typeNames: Record<string, string> = {
  string: "un texte",
  integer: "un nombre entier",
  number: "un nombre",
  boolean: "true ou false",
  array: "une liste",
  object: "un groupe de champs",
};

const explanations: Record<string, Explain> = {
  required: (_error, path, schema) => ({
    problem: `Le champ « ${String(path.at(-1))} » manque.`,
    remedy: withHelp("Ajoutez-le.", schema),
  }),
  additionalProperties: ({ data, parentSchema }, path) => {
    const name = String(path.at(-1));
    const possible = Object.keys((parentSchema as Schema | undefined)?.properties ?? {});
    const free = possible.filter((field) => !keysOf(data as Json).includes(field) && field !== "$schema");
    const meant = nearest(name, free);
    const choice = free.length > 0 ? ` Champs possibles et absents : ${free.join(", ")}.` : "";
    const remedy = meant ? `Écrivez « ${meant} », ou retirez ce champ.` : `Retirez-le.${choice}`;
    return { problem: `Le champ « ${name} » n’existe pas ici.`, remedy };
  },
  type: ({ data, params }, path, schema) => {
    const wanted = typeNames[String(params.type)] ?? String(params.type);
    const quotes = wanted === "un texte" && typeof data !== "object";
    const hint = quotes ? " Mettez la valeur entre guillemets droits." : "";
    const name = typeNames[Array.isArray(data) ? "array" : typeof data] ?? "autre chose";
    const found = data === null ? "ne contient rien" : `contient ${name}`;
    const problem = `${path.length > 0 ? "Ce champ" : "Ce fichier"} ${found} ; il y faut ${wanted}.`;
    return { problem, remedy: `${schema?.description ?? `Écrivez ${wanted}.`}${hint}` };
  },
  minLength: (_error, _path, schema) => ({
    problem: "Ce champ est vide.",
    remedy: withHelp("Remplissez-le, ou retirez-le s’il est facultatif.", schema),
  }),
  maxLength: ({ data, params }, _path, schema) => ({
    problem: `${quoted(data)} compte ${[...String(data)].length} caractères ; il en faut au plus ${String(params.limit)}.`,
    remedy: described(schema),
  }),
  pattern: ({ data }, _path, schema) => {
    const text = String(data);
    if (schema?.pattern?.startsWith("^\\S") && text !== text.trim())
      return {
        detail: "outer-space",
        problem: "Une espace traîne au début ou à la fin du texte.",
        remedy: "Supprimez-la.",
      };
    return { problem: `${quoted(data)} n’a pas la forme attendue.`, remedy: described(schema) };
  },
  format: ({ data, params }, _path, schema) =>
    params.format === "delay"
      ? {
          problem: `${quoted(data)} ne se lit pas comme un délai.`,
          remedy:
            "Écrivez « 6 semaines », « dès 6 semaines », « 1 à 3 semaines », « 30 jours » ou « 48 heures » ; ou des mots sans chiffre, « Sur mesure ».",
        }
      : { problem: `${quoted(data)} n’est pas une date possible.`, remedy: described(schema) },
  enum: ({ data, params }) => {
    const choices = (params.allowedValues as unknown[]).map(String);
    const meant = nearest(String(data), choices);
    const remedy = meant ? `Écrivez « ${meant} ».` : `Choisissez parmi : ${choices.join(", ")}.`;
    return { problem: `${quoted(data)} n’est pas une valeur possible.`, remedy };
  },
  minItems: wrongCount("au moins", "Complétez-la"),
  maxItems: wrongCount("au plus", "Remplacez un élément au lieu d’en ajouter"),
  uniqueItems: ({ params }, path) => {
    const [first, second] = [Number(params.j), Number(params.i)].sort((x, y) => x - y);
    const problem = `Les éléments ${(first ?? 0) + 1} et ${(second ?? 0) + 1} de la liste sont identiques.`;
    return { path: [...path, second ?? 0], problem, remedy: "Retirez l’un des deux." };
  },
  minimum: wrongNumber("trop petit : le minimum"),
  maximum: wrongNumber("trop grand : le maximum"),
};

/** What one of ajv’s errors means, and what to write instead: the schema’s own description and example. */
export function explainError(error: ErrorObject, path: Path, schema: Schema | undefined): Finding[] {
  const problem = `Ce champ ne convient pas (${error.message ?? error.keyword}).`;
  const findings = explanations[error.keyword]?.(error, path, schema) ?? {
    detail: "other",
    problem,
    remedy: described(schema),
  };
  return [findings].flat().map((finding) => ({ path, detail: error.keyword, ...finding }));
}

const described = (schema: Schema | undefined): string =>
  schema?.description ?? "Reprenez la forme d’un fichier voisin.";

const withHelp = (remedy: string, schema: Schema | undefined): string =>
  `${remedy} ${schema?.description ?? ""}`.trim();

function wrongCount(bound: string, change: string): Explain {
  return ({ data, params }, _path, schema) => {
    const { length } = data as readonly unknown[];
    const exactly = `${change} : le site en montre exactement ${String(schema?.maxItems)}.`;
    return {
      problem: `Cette liste compte ${formatNumberOf(length, "élément")} ; il en faut ${bound} ${String(params.limit)}.`,
      remedy: schema?.minItems === schema?.maxItems ? withHelp(exactly, schema) : described(schema),
    };
  };
}

function wrongNumber(limit: string): Explain {
  const shown = (number: unknown): string =>
    Number(number).toLocaleString("fr-FR", { maximumFractionDigits: 6 });
  return ({ data, params }, _path, schema) => ({
    problem: `${shown(data)} est ${limit} est ${shown(params.limit)}.`,
    remedy: described(schema),
  });
}

function quoted(value: unknown): string {
  const text = String(value);
  return `« ${text.length > 60 ? `${text.slice(0, 59)}…` : text} »`;
}
