import { legalMarks } from "../../../shared/text/sources";
import { factsIn, saysFact, type Facts } from "../../../shared/text/facts";
import { languageMarks } from "../../../shared/text/finish";
import { factOf, keyOfMark, marksIn } from "../../../shared/text/marks";
import { legalPage } from "../../../shared/kinds";
import { paths } from "../../../shared/paths";
import { texts, type Document, type Path } from "../../document";
import { faultsAt, type Finding } from "../../fault";
import type { Rule } from "../../rule";
import { isRich, isText } from "../../schema/lookup";
import type { Schemas } from "../../schema/load";
import { blank, withoutCode } from "../../text/markdown";
import { nearest } from "../../../shared/text/nearest";

/** Marks (`{{délai de réponse}}`) that stand for nothing, or stand where none is filled; and those that the law asks for. */
export const markRule: Rule = {
  name: "mark",
  everyBuild: true,
  check: ({ content, schemas }) =>
    content.documents.flatMap((document) => {
      const facts = { ...content.facts, byKey: factsIn(document, content.facts.byKey) };
      return faultsAt(document, [
        ...texts(document.data).flatMap(({ path, text }) =>
          text.includes("{") ? inField(document, path, text, facts, schemas) : [],
        ),
        ...inText(withoutCode(document.body?.text ?? ""), facts),
        ...missingInNotice(document),
        ...clashesOf(document, facts),
      ]);
    }),
};

function inField(document: Document, path: Path, text: string, facts: Facts, schemas: Schemas): Finding[] {
  if (path.at(-1) === "code") return [];
  const isMarked = text.includes("{{");
  if (isMarked && saysFact(document.path, path.join(".")))
    return [
      {
        detail: "fact",
        path,
        problem: "Ce champ dit un fait que d’autres textes répètent : il ne peut pas en répéter un lui-même.",
        remedy: "Écrivez ce qu’il doit dire, sans accolades.",
      },
    ];
  const schema = schemas.at(document.kind, path) ?? {};
  if (!isText(schema) && !isRich(schema)) return isMarked ? [{ path, ...misplaced }] : [];
  return inText(isRich(schema) ? withoutCode(text) : text, facts).map((finding) => ({ ...finding, path }));
}

const misplaced = {
  detail: "misplaced",
  problem: "Ces accolades ne seront pas remplacées : ce champ n’est pas un texte.",
  remedy: "Écrivez ce qu’elles devaient dire.",
};

function inText(text: string, facts: Facts): Finding[] {
  const marks = marksIn(text);
  const rest = marks.reduce((left, { index, mark }) => blank(left, index, index + mark.length), text);
  const single = Array.from(rest.matchAll(/\{([^{}\n]+)\}/g));
  const odd = single.filter(({ 0: mark }) => !languageMarks.includes(mark));
  const half = odd.find(({ 1: name = "" }) => nearestTo(name, facts));
  // A word between two braces may be meant.
  const loose = half ? -1 : rest.replace(/\{[^{}\n]+\}/g, (word) => " ".repeat(word.length)).search(/[{}]/);
  const language = odd.find((found) => found !== half && /[^\s*_][*_]$/.test(rest.slice(0, found.index)));
  return [
    ...marks.flatMap(({ index, mark, name }) => {
      if (isInAddress(text, index)) return { index, ...misplaced };
      if (factOf(facts.byKey, name)) return [];
      return {
        detail: "unknown",
        index,
        problem: `« ${mark} » ne tient la place de rien : ces accolades se liraient.`,
        remedy: `Écrivez ${nearestMark(name, facts)}.`,
      };
    }),
    ...(half
      ? [
          {
            detail: "half",
            index: half.index,
            problem: `« ${half[0]} » se lirait tel quel : une marque a deux accolades de chaque côté.`,
            remedy: `Écrivez ${nearestMark(half[1] ?? "", facts)}.`,
          },
        ]
      : []),
    ...(language
      ? [
          {
            detail: "language",
            index: language.index,
            problem: `« ${language[0]} » se lirait tel quel.`,
            remedy: `La langue des mots qui le précèdent s’écrit par l’une de ces marques : ${languageMarks.join(", ")}.`,
          },
        ]
      : []),
    ...(loose < 0
      ? []
      : [
          {
            detail: "open",
            index: loose,
            problem: "Cette accolade est de trop, ou sa marque n’en a pas deux de chaque côté.",
            remedy: "Écrivez {{nom de la marque}}, ou retirez-la.",
          },
        ]),
  ];
}

/** In Markdown, the address of a link. */
const isInAddress = (text: string, index: number): boolean => /\]\([^()\n]*$/.test(text.slice(0, index));

function nearestTo(name: string, { listed, byKey }: Facts): string | undefined {
  if (factOf(byKey, name)) return name;
  const names = listed.map((fact) => fact.name);
  const keys = names.map(keyOfMark);
  return names[keys.indexOf(nearest(keyOfMark(name), keys) ?? "")];
}

function nearestMark(name: string, facts: Facts): string {
  const meant = nearestTo(name, facts);
  return meant
    ? `« {{${meant}}} »`
    : "une autre marque (docs/changer-un-fait.md), ou tournez la phrase sans elle si plus rien ne dit ce fait";
}

/** Facts of this file whose marks stand for another one. */
const clashesOf = ({ path: file }: Document, { clashing, byKey }: Facts): Finding[] =>
  clashing
    .filter((fact) => fact.file === file)
    .map(({ name, field }) => ({
      detail: "clash",
      path: field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      problem: `« {{${name}}} » est déjà la marque d’un autre fait, que dit content/${byKey.get(keyOfMark(name))?.file}.`,
      remedy: "Donnez à l’un des deux un autre nom (name, ou calledInMarks pour un service).",
    }));

/** The legal notice shows all that the law asks for. */
function missingInNotice({ kind, slug, body }: Document): Finding[] {
  if (kind !== legalPage.kind || `/${slug}` !== paths.legalNotice) return [];
  const used = new Set(marksIn(body?.text ?? "").map(({ name }) => keyOfMark(name)));
  return legalMarks
    .filter((name) => !used.has(keyOfMark(name)))
    .map((name) => ({
      detail: "missing",
      problem: `La loi demande aux mentions légales ce dont « {{${name}}} » tient la place : il manque.`,
      remedy: "Écrivez-le là où la page doit dire ce que dit content/settings/site.json.",
    }));
}
