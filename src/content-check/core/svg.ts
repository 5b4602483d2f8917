import type { Finding } from "../fault";
import { decodeUtf8 } from "../read/text";

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|</g;

/** A file that the drawing would fetch: by an attribute, or by a style (CSS Cascade, `@import`; CSS Values, `url()`). */
const foreign =
  /\b(?:href|src)\s*=\s*["'](?:https?:)?\/\/[^"']*|@import\b[^;<]*|\burl\(\s*["']?(?:https?:)?\/\/[^"')]*/i;

/** What is wrong with a drawing, if anything: cut, badly nested, without size, or able to run code. */
export function svgFault(bytes: Uint8Array): Finding | undefined {
  const again = "Exportez le dessin de nouveau et remplacez le fichier.";
  const text = decodeUtf8(bytes);
  if (text === undefined) return { problem: "Ce dessin n’est pas enregistré en UTF-8.", remedy: again };
  if (!/<svg[\s>]/.test(text)) return { problem: "Ce fichier n’est pas un dessin SVG.", remedy: again };
  const broken = nestingFault(text);
  if (broken) return { problem: `Ce dessin est abîmé : ${broken}.`, remedy: again };
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? "";
  if (!/\bviewBox\s*=/.test(root) && !(/\bwidth\s*=/.test(root) && /\bheight\s*=/.test(root))) {
    const remedy = "Ajoutez viewBox, width et height à sa balise <svg>.";
    return { problem: "Ce dessin ne dit pas ses dimensions.", remedy };
  }
  const active = /<script\b|<foreignObject\b|\son[a-z]+\s*=|javascript:/i.exec(text)?.[0].trim();
  const outside = foreign.exec(text)?.[0];
  if (active) {
    const remedy = "Exportez-le sans script ni élément actif.";
    return { problem: `Ce dessin contient du code (${active}).`, remedy };
  }
  if (!outside) return undefined;
  const remedy = "Exportez-le avec toutes ses images intégrées.";
  return { problem: `Ce dessin appelle un fichier extérieur (${outside}).`, remedy };
}

function nestingFault(text: string): string | undefined {
  const open: string[] = [];
  for (const [whole, slash, name, , self] of text.matchAll(token)) {
    if (whole === "<") return "une balise n’est pas complète";
    if (!name || self) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `</${name}> ne referme pas la bonne balise`;
  }
  return open.length > 0 ? `<${open.at(-1)}> n’est pas refermée` : undefined;
}
