import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemPaths, texts, valueAt, type Document, type Path } from "../../document";
import { faultAt, faultsAt, fileFault, type Fault, type Finding } from "../../fault";
import { auditKind, deliveredFile } from "../../file-roles";
import { documentsOf, settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import { namings } from "../../text/namings";
import { pictureFiles } from "../pictures/picture-names";

/** Something that the demonstration invents: its digest, and how to tell that it is still there. */
interface Invention {
  readonly digest: string;
  readonly fault: Fault;
}

const lists: Readonly<Record<string, Path>> = {
  "key-stats": ["items"],
  claims: ["others"],
  home: ["about", "facts"],
  partners: ["items"],
  reviews: ["items"],
};

/** Fields of `site.json` that are an agency's own. */
const identity: readonly Path[] = ["phone", "mailboxes", "booking", "linkedin", "address", "productSlug"].map(
  (field) => [field],
);

const nameMark = "nom : ";

/**
 * Notes what the demonstration invents, before an agency makes it its own; a second time only further names, since what
 * is there may be the agency's by then.
 *
 * @param names of what was removed: texts may still speak of it
 */
export function noteDelivered(content: Content, names: readonly string[]): void {
  const noted = linesOf(content);
  const digests = noted.length > 0 ? [] : inventions(content).map(({ digest }) => digest);
  const lines = new Set([...noted, ...names.map((name) => nameMark + name), ...digests]);
  writeFileSync(path.join(content.root, deliveredFile), `${[...lines].sort().join("\n")}\n`);
}

function linesOf({ root }: Content): string[] {
  const file = path.join(root, deliveredFile);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/** What is left of the demonstration: names of what was removed; before the site is published, all that is invented. */
export const demonstrationRule: Rule = {
  name: "demonstration",
  everyBuild: false,
  check: ({ content, publication }) => [
    ...forgottenNames(content),
    ...(publication ? [...delivered(content), ...inventedSite(content), ...inventedValues(content)] : []),
  ],
};

/** Texts that name what was removed with the rest of the demonstration, until its note is removed too. */
export function forgottenNames(content: Content): Fault[] {
  const names = linesOf(content).flatMap((line) =>
    line.startsWith(nameMark) ? line.slice(nameMark.length) : [],
  );
  if (names.length === 0) return [];
  return content.documents.flatMap((document) =>
    namings(document, names).map(({ name, ...place }) =>
      faultAt(document, {
        ...place,
        severity: "warning",
        detail: "name",
        problem: `« ${name} » est un nom de la démonstration, et ce champ en parle encore.`,
        remedy: "Écrivez ce qui est vrai de l’agence, ou retirez-le.",
      }),
    ),
  );
}

function delivered(content: Content): Fault[] {
  const noted = new Set(linesOf(content));
  return inventions(content).flatMap(({ digest, fault }) => (noted.has(digest) ? fault : []));
}

/** What the settings of the site themselves say to be invented. */
function inventedSite(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site) return [];
  const invented = texts(site.data).filter(({ text }) => /démonstration|fictive/i.test(text));
  return faultsAt(site, [
    valueAt(site.data, ["demonstration"]) === true
      ? {
          path: ["demonstration"],
          problem: "Les clients, leurs avis et leurs chiffres sont inventés : ce site ne se publie pas.",
          remedy:
            "Remplacez réalisations, avis, partenaires et note par les vôtres, puis retirez cette ligne.",
        }
      : undefined,
    ...invented.map(({ path: at, text }) => demonstrationValue(at, text)),
  ]);
}

const inventedValue =
  /[^\s.;][^.;]*\(valeur de démonstration\)|\[[^\]\n]*à compléter\]|Modèle de démonstration/g;

/** What a text elsewhere says to be invented or missing: the number of a training organisation, an insurer. */
const inventedValues = ({ documents }: Content): Fault[] =>
  documents
    .filter(({ kind }) => kind !== "site")
    .flatMap((document) =>
      [...texts(document.data), { path: undefined, text: document.body?.text ?? "" }].flatMap(
        ({ path: at, text }) =>
          Array.from(text.matchAll(inventedValue), ({ 0: value, index }) =>
            faultAt(document, { ...demonstrationValue(at, value), index }),
          ),
      ),
    );

const demonstrationValue = (at: Path | undefined, value: string): Finding => ({
  path: at,
  detail: "value",
  problem: `« ${value} » est une valeur de démonstration.`,
  remedy: "Écrivez celle de l’agence.",
});

function inventions(content: Content): Invention[] {
  const parts = (document: Document, paths: readonly Path[]): Invention[] =>
    paths.map((at) => ({
      digest: digestOf(JSON.stringify(valueAt(document.data, at) ?? null)),
      fault: faultAt(document, {
        detail: "passage",
        path: at,
        problem: "Ce que dit ce passage est inventé : il est encore celui de la démonstration.",
        remedy: "Écrivez ce qui est vrai de l’agence, ou retirez-le.",
      }),
    }));
  const [claims, site, audit, terms] = ["claims", "site", auditKind, "terms"].map((name) =>
    settingOf(content, name),
  );
  const groups = itemPaths(terms?.data, ["groups"]);
  return [
    ...documentsOf(content, "case-study").flatMap((document) => parts(document, [[]])),
    ...Object.entries(lists).flatMap(([name, at]) => {
      const document = settingOf(content, name);
      return document ? parts(document, itemPaths(document.data, at)) : [];
    }),
    ...(claims ? parts(claims, [["replyHours"], ["rating"]]) : []),
    ...(site ? parts(site, identity) : []),
    ...(terms
      ? parts(
          terms,
          groups.flatMap((group) => itemPaths(terms.data, [...group, "answers"])),
        )
      : []),
    ...(audit ? parts(audit, [[]]) : []),
    ...pictureFiles(content).map(({ path: at }) => ({
      digest: digestOf(readFileSync(path.join(content.root, at))),
      fault: pictureFault(`content/${at}`),
    })),
  ];
}

/** A screenshot shows what was never delivered; a drawing may stay. */
const pictureFault = (file: string): Fault =>
  /\.svg$/i.test(file)
    ? fileFault(
        file,
        "Ce dessin est encore de la démonstration.",
        "Remplacez-le, s’il ne convient pas à l’agence.",
        { severity: "warning", rule: "/picture" },
      )
    : fileFault(
        file,
        "Cette image est encore de la démonstration.",
        "Remplacez-la par une image de l’agence.",
        { rule: "/picture" },
      );

const digestOf = (data: string | Uint8Array): string => hash("sha256", data).slice(0, 12);
