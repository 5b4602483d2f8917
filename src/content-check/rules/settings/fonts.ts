import { readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "fontkitten";
import { textAt, type Document } from "../../document";
import type { Finding } from "../../fault";
import type { Content } from "../../read/content";
import { fontRoles, openFont, weightsOf, type FontRole } from "../../../shared/brand/fonts";

/** Fonts that pages cannot show: missing, not WOFF2, or without the weights that their role asks for. */
export function fontFindings(content: Content, brand: Document): Finding[] {
  return [...fontRoles, "figures" as const].flatMap((role) =>
    (["file", "rest"] as const).flatMap((key) => {
      const file = path.posix.join("settings", textAt(brand, "fonts", role, key) ?? "");
      // A field that does not name such a file is the schema's to refuse.
      if (!file.endsWith(".woff2")) return [];
      const isOfLetters = key === "file" && role !== "figures";
      const fault = fontFault(content, file, isOfLetters ? role : undefined);
      return fault ? { path: ["fonts", role, key], ...fault } : [];
    }),
  );
}

type FontFault = Omit<Finding, "path">;

/** @param role what is set in it, of the file that every page loads */
function fontFault(content: Content, file: string, role: FontRole | undefined): FontFault | undefined {
  if (!content.files.some((known) => known.path === file)) return missing(file);
  const font = readFont(path.join(content.root, file));
  return font ? role && weightFault(font, role) : otherFormat;
}

const missing = (file: string): FontFault => ({
  detail: "font-missing",
  problem: `La police content/${file} n’existe pas.`,
  remedy: "Déposez le fichier à cet endroit, ou corrigez le chemin (majuscules et extension comprises).",
});

const otherFormat: FontFault = {
  detail: "font-format",
  problem: "Ce fichier n’est pas une police au format WOFF2.",
  remedy: "Prenez le fichier .woff2 de cette police : docs/changer-la-marque.md dit comment.",
};

function readFont(file: string): Font | undefined {
  try {
    const font = openFont(readFileSync(file));
    // To ask for its letters is to unpack it.
    return font.type === "WOFF2" && font.characterSet.length > 0 ? font : undefined;
  } catch {
    return undefined;
  }
}

function weightFault(font: Font, role: FontRole): FontFault | undefined {
  const { min, max } = weightsOf(font);
  const isTitles = role === "titles";
  if (max >= 700 && (isTitles || min <= 400)) return undefined;
  const has = min === max ? `la graisse ${min}` : `les graisses ${min} à ${max}`;
  return {
    severity: isTitles ? "error" : "warning",
    detail: "font-weight",
    problem: `${isTitles ? "Les titres sont en graisse 700" : "Les textes vont de la graisse 400 à 700"}, et cette police n’a que ${has}.`,
    remedy: "Prenez son fichier de graisse 700 pour les titres, sa version variable pour les textes.",
  };
}
