import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  blend,
  contrastOf,
  luminanceOf,
  siteColours,
  type BrandColours,
  type ColourName,
} from "../../../shared/colours";
import { textAt, valueAt, type Document } from "../../document";
import { faultsAt, fileFault, type Fault, type Finding } from "../../fault";
import { settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import { drawingFault } from "../pictures/drawing";
import { readSign } from "../../../shared/brand/sign";
import { fontFindings } from "./fonts";

/** Contrast that WCAG 2.2 asks of texts (1.4.3), and of large ones and what is not text (1.4.11). */
const [ofTexts, ofShapes] = [4.5, 3];

/** Where a colour is seen on another: what it says, the root to change, and what is on what. */
const pairs: readonly (readonly [string, keyof BrandColours, ColourName, ColourName, number?])[] = [
  ["les textes sur le papier", "ink", "ink", "paper"],
  ["les textes sur le fond pâle", "mist", "ink", "mist"],
  ["les textes sur le survol des boutons clairs", "bright", "ink", "bright-soft"],
  ["les petits textes sur le papier", "ink", "text-soft-on-paper", "paper"],
  ["les petits textes sur le fond pâle", "mist", "text-soft-on-paper", "mist"],
  ["les petits textes sur l’encre", "ink", "text-on-ink-soft", "ink"],
  ["les petits textes des formulaires sombres", "ink", "text-on-ink-soft", "ink-2"],
  ["les boutons sombres", "ink", "paper", "ink-3"],
  ["l’accent sur le papier", "accent", "accent", "paper"],
  ["l’accent sur le fond pâle", "accent", "accent", "mist"],
  ["l’accent clair sur l’encre", "bright", "bright", "ink"],
  ["l’accent clair sur l’encre des formulaires", "bright", "bright", "ink-2"],
  ["les titres en couleur des bandes d’accent", "accent", "bright-soft", "accent", ofShapes],
  ["les messages d’erreur", "error", "error", "paper"],
  ["les messages d’erreur sur le fond pâle", "error", "error", "mist"],
  ["les commentaires du code", "ink", "code-comment", "ink"],
  ["les textes cités du code", "ink", "sand", "ink"],
  ["les nombres du code", "ink", "clay", "ink"],
  ["les noms du code", "ink", "sky", "ink"],
];

/** A sign that cannot be drawn in one colour, colours that cannot be read on each other, and fonts that cannot be shown. */
export const brandRule: Rule = {
  name: "brand",
  everyBuild: true,
  check({ content }) {
    const brand = settingOf(content, "brand");
    if (!brand) return [];
    return [
      ...signFaults(content, brand),
      ...faultsAt(brand, [...contrastFindings(brand), ...fontFindings(content, brand)]),
    ];
  },
};

/** Of a file that is missing or unsafe the rules on pictures tell. */
function signFaults(content: Content, brand: Document): Fault[] {
  const at = path.posix.join("settings", textAt(brand, "sign") ?? "");
  const file = path.join(content.root, at);
  if (!at.endsWith(".svg") || !existsSync(file)) return [];
  const bytes = readFileSync(file);
  if (drawingFault(bytes)) return [];
  const sign = readSign(bytes.toString("utf8"));
  if (!("problem" in sign)) return [];
  return [fileFault(`content/${at}`, sign.problem, sign.remedy, { rule: `/sign-${sign.detail}` })];
}

/** Each root is told once, with a remedy for all that is read in it. */
function contrastFindings(brand: Document): Finding[] {
  const roots = valueAt(brand.data, ["colours"]) as Partial<BrandColours> | undefined;
  const names = ["ink", "paper", "mist", "accent", "bright", "error"] as const;
  // A colour that is missing or misspelt is the schema's to tell.
  if (!roots || names.some((name) => !/^#[\da-f]{6}$/i.test(roots[name] ?? ""))) return [];
  const colours = roots as BrandColours;
  return names.flatMap((root) => {
    const [first] = unreadable(colours, root);
    if (!first) return [];
    const { what, foreground, background, contrast, least } = first;
    const problem = `Trop peu de contraste pour ${what} : ${ratio(contrast)} au lieu de ${ratio(least)} (${foreground} sur ${background}).`;
    return { detail: "contrast", path: ["colours", root], problem, remedy: remedyOf(colours, root) };
  });
}

/** The pairs that one has to change a root for. */
const unreadable = (colours: BrandColours, root: keyof BrandColours) =>
  pairs
    .filter(([, changed]) => changed === root)
    .map(([what, , text, behind, least = ofTexts]) => {
      const { [text]: foreground, [behind]: background } = siteColours(colours);
      return { what, foreground, background, contrast: contrastOf(foreground, background), least };
    })
    .filter(({ contrast, least }) => contrast < least);

/** The nearest shade of a root, towards black or white, with which all its pairs can be read. */
function remedyOf(colours: BrandColours, root: keyof BrandColours): string {
  for (let share = 0.02; share <= 1; share += 0.02)
    for (const end of ["#000000", "#ffffff"]) {
      const shade = blend(colours[root], end, share);
      if (unreadable({ ...colours, [root]: shade }, root).length > 0) continue;
      const verb = luminanceOf(shade) < luminanceOf(colours[root]) ? "Foncez" : "Éclaircissez";
      return `${verb} cette couleur : ${shade} suffit.`;
    }
  return "Éloignez d’abord l’encre du papier : l’une sombre, l’autre clair.";
}

const ratio = (contrast: number): string =>
  (Math.floor(contrast * 10) / 10).toLocaleString("fr-FR", { maximumFractionDigits: 1 });
