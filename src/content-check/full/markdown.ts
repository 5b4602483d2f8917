import { faultInBody, type Finding } from "../at";
import type { Document } from "../document";
import type { Fault } from "../fault";
import { legalKind } from "../kinds";
import type { Content } from "../read/content";
import { maskCode, unclosedFence } from "../text/mask-code";
import { strayMarks } from "../text/stray-marks";
import { tableFaults } from "./markdown-tables";

type At = Omit<Finding, "path" | "index"> & { readonly index: number };

/** Markdown that the parser takes for text: the visitor would read its signs. */
export function checkMarkdown(content: Content): Fault[] {
  return content.documents.flatMap((document) => {
    const text = document.body?.text ?? "";
    // Escaped signs are meant to be read.
    const visible = maskCode(text).replace(/\\[!-/:-@[-`{-~]/g, "\ue000\ue000");
    return [
      ...fenceFaults(text),
      ...linkFaults(visible),
      ...referenceFaults(visible),
      ...strayMarks(visible, text),
      ...tableFaults(visible),
      ...headingFaults(visible, document),
    ].map(({ index, ...finding }) => faultInBody(document, index, finding));
  });
}

function fenceFaults(text: string): At[] {
  const index = unclosedFence(text);
  if (index === undefined) return [];
  return [
    {
      index,
      problem: "Ce bloc de code n’est jamais refermé : tout ce qui suit se lirait comme du code.",
      remedy: "Ajoutez, seule sur une ligne après le code, la même suite de signes (```).",
    },
  ];
}

/** `[label](two words)`, `[label] (/address)`: neither is a link. */
function linkFaults(visible: string): At[] {
  const spaced = Array.from(visible.matchAll(/(!?)\[([^[\]\n]*)\]\(([^()<>\n]*)\)/g)).flatMap(
    ({ index, 1: image, 2: label = "", 3: inside = "" }) => {
      const target = inside.replace(/\s+(?:"[^"]*"|'[^']*')\s*$/, "").trim();
      if (!/\s/.test(target)) return [];
      const joined = target.replace(/\s+/g, "-");
      return image
        ? {
            index,
            problem: `« ${target} » contient une espace : l’image ne s’afficherait pas.`,
            remedy: `Renommez le fichier, puis écrivez « ![${label}](${joined}) ».`,
          }
        : {
            index,
            problem: `« ${target} » contient une espace : ce lien se lirait comme un texte.`,
            remedy: "Écrivez l’adresse sans espace.",
          };
    },
  );
  const apart = visible.matchAll(
    /(?<!\])\[([^[\]\n]+)\][ \t]+\(((?:\/|#|\.\/|https?:|mailto:|tel:)[^()\s]*)\)/g,
  );
  return [
    ...spaced,
    ...Array.from(apart, ({ index, 1: label = "", 2: target = "" }) => ({
      index,
      problem: "Une espace sépare le libellé de son adresse : ce lien se lirait comme un texte.",
      remedy: `Écrivez « [${label}](${target}) ».`,
    })),
  ];
}

/** `[label][name]` without a line `[name]: address`. */
function referenceFaults(visible: string): At[] {
  const plain = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();
  const defined = new Set(
    Array.from(visible.matchAll(/^ {0,3}\[([^[\]\n]+)\]:/gm), ([, name = ""]) => plain(name)),
  );
  return Array.from(visible.matchAll(/(?<![\w\]])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g)).flatMap(
    ({ index, 1: label = "", 2: given = "" }) => {
      const name = given || label;
      if (defined.has(plain(name))) return [];
      return {
        index,
        problem: `Aucune ligne ne donne l’adresse de [${name}] : ce lien se lirait comme un texte.`,
        remedy: `Écrivez l’adresse ici même : « [${label}](/adresse) ».`,
      };
    },
  );
}

/** Headings without their space, and headings that skip a level (WCAG 1.3.1; RGAA 9.1). */
function headingFaults(visible: string, document: Document): At[] {
  const glued = Array.from(visible.matchAll(/^(#{1,6})(?=[^#\s])/gm), ({ index, 1: marks = "" }) => ({
    index,
    problem: "Ce titre se lirait comme un texte, dièses compris.",
    remedy: `Ajoutez une espace : « ${marks} Titre ».`,
  }));
  const headings = Array.from(visible.matchAll(/^ {0,3}(#{1,6})[ \t]+\S/gm), ({ index, 1: marks = "" }) => ({
    index,
    level: marks.length,
  }));
  // The headings of an article are moved below its title, whatever level they begin with.
  const first = document.kind === legalKind ? 2 : Math.min(...headings.map(({ level }) => level));
  const skipped = headings.flatMap(({ index, level }, rank) => {
    const most = rank === 0 ? first : (headings[rank - 1]?.level ?? 0) + 1;
    if (level <= most) return [];
    return { index, problem: "Ce titre saute un niveau.", remedy: `Écrivez « ${"#".repeat(most)} Titre ».` };
  });
  return [...glued, ...skipped];
}
