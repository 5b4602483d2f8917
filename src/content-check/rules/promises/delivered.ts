import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemPaths, texts, valueAt, type Document, type Path } from "../../document";
import { faultAt, fileFault, type Fault } from "../../fault";
import { auditKind, deliveredFile } from "../../file-roles";
import { documentsOf, settingOf, type Content } from "../../read/content";
import { pictureFiles } from "../pictures/picture-names";
import { namePattern } from "../../text/names";

/** Something that the demonstration invents: its digest, and how to tell that it is still there. */
interface Invention {
  readonly digest: string;
  readonly fault: Fault;
}

/** Lists of settings whose items are invented, by file. */
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

/** Texts that name what was removed with the rest of the demonstration, until its note is removed too. */
export function checkForgotten(content: Content): Fault[] {
  const names = linesOf(content).flatMap((line) =>
    line.startsWith(nameMark) ? line.slice(nameMark.length) : [],
  );
  return names.length > 0 ? content.documents.flatMap((document) => namings(document, names)) : [];
}

/** The first place in each text that names one of these. */
function namings(document: Document, names: readonly string[]): Fault[] {
  const word = namePattern(names);
  const body = document.body ? [{ path: undefined, text: document.body.text }] : [];
  return [...texts(document.data), ...body].flatMap(({ path: at, text }) => {
    const found = word.exec(text);
    if (!found) return [];
    return faultAt(document, {
      severity: "warning",
      path: at,
      index: found.index,
      problem: `« ${found[0]} » est un nom de la démonstration, et ce champ en parle encore.`,
      remedy: "Écrivez ce qui est vrai de l’agence, ou retirez-le.",
    });
  });
}

/** What is still as the demonstration was delivered; nothing where nobody noted it. */
export function checkDelivered(content: Content): Fault[] {
  const delivered = new Set(linesOf(content));
  return inventions(content).flatMap(({ digest, fault }) => (delivered.has(digest) ? fault : []));
}

function inventions(content: Content): Invention[] {
  const parts = (document: Document, paths: readonly Path[]): Invention[] =>
    paths.map((at) => ({
      digest: digestOf(JSON.stringify(valueAt(document.data, at) ?? null)),
      fault: faultAt(document, {
        path: at,
        problem: "Ce que dit ce passage est inventé : il est encore celui de la démonstration.",
        remedy: "Écrivez ce qui est vrai de l’agence, ou retirez-le.",
      }),
    }));
  const [claims, site, audit] = ["claims", "site", auditKind].map((name) => settingOf(content, name));
  return [
    ...documentsOf(content, "case-study").flatMap((document) => parts(document, [[]])),
    ...Object.entries(lists).flatMap(([name, at]) => {
      const document = settingOf(content, name);
      return document ? parts(document, itemPaths(document.data, at)) : [];
    }),
    ...(claims ? parts(claims, [["replyHours"], ["rating"]]) : []),
    ...(site ? parts(site, identity) : []),
    ...(audit ? parts(audit, [[]]) : []),
    ...pictureFiles(content).map(({ path: at }) => ({
      digest: digestOf(readFileSync(path.join(content.root, at))),
      fault: pictureFault(content.display(at)),
    })),
  ];
}

/** A screenshot shows what was never delivered; a drawing may stay. */
function pictureFault(file: string): Fault {
  const drawing = /\.svg$/i.test(file);
  const problem = `${drawing ? "Ce dessin" : "Cette image"} est encore de la démonstration.`;
  const fault = fileFault(file, problem, "Remplacez-la par une image de l’agence.");
  return drawing
    ? { ...fault, severity: "warning", remedy: "Remplacez-le, s’il ne convient pas à l’agence." }
    : fault;
}

const digestOf = (data: string | Uint8Array): string =>
  createHash("sha256").update(data).digest("hex").slice(0, 12);
