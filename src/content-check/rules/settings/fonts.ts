import { readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "fontkitten";
import { textAt, type Document } from "../../document";
import type { Finding } from "../../fault";
import { documentsOf, type Content } from "../../read/content";
import { fontRoles, openFont, weightsOf, type FontRole } from "../../../shared/brand/fonts";
import { legalPage } from "../../../shared/kinds";
import { paths } from "../../../shared/paths";

/** Of the fonts that every page loads: the bound of docs/performance.md. */
const maxBytes = 60_000;

/** What French is written with. */
const french =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÇÈÉÊÎÔŒàâçèéêëîïôùûœ.,:;!?'’«»()-–…%€\u00a0";

const guide = "docs/changer-la-marque.md dit comment.";

/** Fonts that pages cannot show, that are too heavy for them, or whose licence would not be published with them. */
export function fontFindings(content: Content, brand: Document): Finding[] {
  const sizes = new Map(content.files.map((file) => [file.path, file.size]));
  const fileOf = (role: FontRole, key: "file" | "rest"): string =>
    path.posix.join("settings", textAt(brand, "fonts", role, key) ?? "");
  const findings = fontRoles.flatMap((role) =>
    (["file", "rest"] as const).flatMap((key) => {
      const at = fileOf(role, key);
      // A field that does not name such a file is the schema's to refuse.
      if (!at.endsWith(".woff2")) return [];
      const faults = sizes.has(at)
        ? fileFaults(path.join(content.root, at), key === "file" ? role : undefined)
        : [missing(`content/${at}`)];
      return faults.map((fault) => ({ path: ["fonts", role, key], ...fault }));
    }),
  );
  // One variable font may serve both.
  const files = [...new Set(fontRoles.map((role) => fileOf(role, "file")))];
  const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const heavy = {
    path: ["fonts"],
    detail: "font-size",
    problem: `Les deux polices pèsent ${Math.ceil(bytes / 1000)} ko, et chaque page les charge : ${maxBytes / 1000} ko au plus.`,
    remedy: `Réduisez-les aux lettres du français : ${guide}`,
  };
  return [...findings, ...(bytes > maxBytes ? [heavy] : []), ...licenceFindings(content, brand)];
}

type FontFault = Omit<Finding, "path">;

const missing = (file: string): FontFault => ({
  detail: "font-missing",
  problem: `La police ${file} n’existe pas.`,
  remedy: "Déposez le fichier à cet endroit, ou corrigez le chemin (majuscules et extension comprises).",
});

/** @param role what is set in it, of the file that every page loads */
function fileFaults(file: string, role: FontRole | undefined): FontFault[] {
  let font: Font;
  try {
    font = openFont(readFileSync(file));
    // To ask for its letters is to unpack it.
    if (font.type !== "WOFF2" || font.characterSet.length === 0) throw new Error(font.type);
  } catch {
    const problem = "Ce fichier n’est pas une police au format WOFF2.";
    return [
      { detail: "font-format", problem, remedy: `Prenez le fichier .woff2 de cette police : ${guide}` },
    ];
  }
  return role ? [...weightFaults(font, role), ...letterFaults(font)] : [];
}

function weightFaults(font: Font, role: FontRole): FontFault[] {
  const { min, max } = weightsOf(font);
  const has = min === max ? `la graisse ${min}` : `les graisses ${min} à ${max}`;
  if (role === "titles" && max < 700) {
    const problem = `Les titres sont en graisse 700, et cette police n’a que ${has}.`;
    return [
      {
        detail: "font-weight",
        problem,
        remedy: "Prenez son fichier de graisse 700, ou sa version variable.",
      },
    ];
  }
  if (role === "titles" || (min <= 400 && max >= 700)) return [];
  const problem = `Les textes vont de la graisse 400 à 700, et cette police n’a que ${has} : les navigateurs contrefont les autres.`;
  return [{ severity: "warning", detail: "font-weight", problem, remedy: "Prenez sa version variable." }];
}

function letterFaults(font: Font): FontFault[] {
  const lacking = [...french].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (lacking.length === 0) return [];
  const letters = lacking.join(" ").replace("\u00a0", "espace insécable (U+00A0)");
  const problem = `Il manque à ce fichier de quoi écrire le français : ${letters}`;
  return [{ detail: "font-letters", problem, remedy: `Prenez le jeu « latin » de cette police : ${guide}` }];
}

/** Free licences ask to be handed on with the font; the credits page says whose it is. */
function licenceFindings(content: Content, brand: Document): Finding[] {
  const credits = documentsOf(content, legalPage.kind).find(({ slug }) => `/${slug}` === paths.credits);
  const licences = content.files
    .filter((file) => /^settings\/brand\/[^/]+\.txt$/.test(file.path) && !file.symlink)
    .map((file) => readFileSync(path.join(content.root, file.path), "utf8"));
  return fontRoles.flatMap((role) => {
    const name = textAt(brand, "fonts", role, "name");
    if (!name) return [];
    const unlicensed = {
      path: ["fonts", role, "name"],
      detail: "font-licence",
      problem: `Aucun fichier .txt de content/settings/brand ne donne la licence de « ${name} ».`,
      remedy: "Déposez-y le fichier livré avec la police (OFL.txt, LICENSE.txt) : le site le publie.",
    };
    const uncredited = {
      path: ["fonts", role, "name"],
      detail: "font-credit",
      problem: `La page des crédits ne nomme pas la police « ${name} ».`,
      remedy: "Nommez-la dans content/legal/credits.md, avec son auteur et sa licence.",
    };
    return [
      ...(licences.some((text) => text.includes(name)) ? [] : [unlicensed]),
      ...(credits && !credits.body?.text.includes(name) ? [uncredited] : []),
    ];
  });
}
