import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemPaths, valueAt, type Document, type Path } from "../document";
import { faultAt, fileFault, type Fault } from "../fault";
import { deliveredFile } from "../kinds";
import { documentsOf, settingOf, type Content } from "../read/content";
import { pictureFiles } from "../core/pictures";

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

/** Notes what the demonstration invents, before an agency makes it its own. A note that is there stays as it is. */
export function noteDelivered(content: Content): void {
  const file = path.join(content.root, deliveredFile);
  if (existsSync(file)) return;
  const digests = new Set(inventions(content).map(({ digest }) => digest));
  writeFileSync(file, `${[...digests].sort().join("\n")}\n`);
}

/** What is still as the demonstration was delivered; nothing where nobody noted it. */
export function checkDelivered(content: Content): Fault[] {
  const file = path.join(content.root, deliveredFile);
  if (!existsSync(file)) return [];
  const delivered = new Set(readFileSync(file, "utf8").split("\n"));
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
  const claims = settingOf(content, "claims");
  return [
    ...documentsOf(content, "case-study").flatMap((document) => parts(document, [[]])),
    ...Object.entries(lists).flatMap(([name, at]) => {
      const document = settingOf(content, name);
      return document ? parts(document, itemPaths(document.data, at)) : [];
    }),
    ...(claims ? parts(claims, [["replyHours"], ["rating"]]) : []),
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
