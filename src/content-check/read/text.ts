import type { Fault } from "../fault";
import { positionAt } from "./position";

/** Largest text the checks read, in bytes; the longest page of the site weighs a fiftieth of it. */
export const maxTextBytes = 1024 * 1024;

/** Text of a content file, or why it cannot be read. A file may give both: its text and what to mend in it. */
export interface ReadText {
  readonly text: string | undefined;
  readonly faults: Fault[];
}

/** The fault of a file that is refused for its size alone, without being read. @param size in bytes */
export function tooLarge(file: string, size: number): Fault {
  const megabytes = (size / 1024 / 1024).toLocaleString("fr-FR", { maximumFractionDigits: 1 });
  return {
    severity: "error",
    file,
    problem: `Ce fichier pèse ${megabytes} Mo ; un texte en pèse moins d’un.`,
    remedy: "Vérifiez qu’il s’agit du bon fichier : une archive ou une vidéo n’a pas sa place ici.",
  };
}

/**
 * Decodes the bytes of a text file, strictly as UTF-8: an accent read wrongly would be published wrongly.
 * Line ends of Windows are accepted with a warning, since nothing breaks.
 */
export function readText(file: string, bytes: Uint8Array): ReadText {
  const refuse = (problem: string, remedy: string, place?: { line: number; column: number }): ReadText => ({
    text: undefined,
    faults: [{ severity: "error", file, ...place, problem, remedy }],
  });
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    return refuse("Ce fichier est enregistré en UTF-16.", "Enregistrez-le de nouveau en UTF-8, sans BOM.");
  }
  const bom = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const decoded = decode(bom ? bytes.subarray(3) : bytes);
  if (decoded.invalidAt !== undefined) {
    return refuse(
      "Ce fichier n’est pas enregistré en UTF-8 : à cet endroit, un caractère (souvent une lettre accentuée) est illisible.",
      "Enregistrez-le de nouveau en UTF-8, puis relisez les lettres accentuées.",
      positionAt(decoded.text, decoded.text.length),
    );
  }
  const { text } = decoded;
  if (text.trim() === "") {
    return refuse(
      "Ce fichier est vide.",
      "Remplissez-le d’après un fichier voisin, ou supprimez-le avec son dossier.",
    );
  }
  const conflict = /^(?:<{7}|>{7}) /m.exec(text);
  if (conflict) {
    return refuse(
      "Deux versions de ce passage attendent un choix.",
      "Gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>.",
      positionAt(text, conflict.index),
    );
  }
  const faults: Fault[] = [];
  if (bom) {
    faults.push({
      severity: "error",
      file,
      line: 1,
      column: 1,
      problem:
        "Ce fichier commence par une marque d’ordre des octets (BOM), que la construction ne sait pas lire.",
      remedy: "Enregistrez-le en « UTF-8 » et non en « UTF-8 avec BOM », ou lancez npm run content:fix.",
    });
  }
  return { text, faults: [...faults, ...oddCharacters(file, text)] };
}

function oddCharacters(file: string, text: string): Fault[] {
  const faults: Fault[] = [];
  const say = (pattern: RegExp, severity: Fault["severity"], problem: string, remedy: string) => {
    const index = text.search(pattern);
    if (index >= 0) faults.push({ severity, file, ...positionAt(text, index), problem, remedy });
  };
  say(
    /\r/,
    "warning",
    "Les fins de ligne sont celles de Windows (CRLF).",
    "Choisissez « LF » dans votre éditeur, ou lancez npm run content:fix.",
  );
  say(
    /\ufffd|Ã[\u0080-\u00bf]|â€[™œ\u009d¦“”]/,
    "error",
    "Une lettre accentuée a été abîmée par une conversion.",
    "Retapez le mot, puis enregistrez le fichier en UTF-8.",
  );
  say(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u2028\u2029\ufeff]/,
    "error",
    "Un caractère de contrôle, invisible, se cache à cet endroit.",
    "Supprimez-le : effacez et retapez le mot.",
  );
  return faults;
}

function decode(bytes: Uint8Array): { text: string; invalidAt?: number } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    const invalidAt = firstInvalidByte(bytes);
    const readable = new TextDecoder("utf-8", { ignoreBOM: true });
    return { text: readable.decode(bytes.subarray(0, invalidAt), { stream: true }), invalidAt };
  }
}

/** Length of the longest prefix that is UTF-8, found by halving. */
function firstInvalidByte(bytes: Uint8Array): number {
  const valid = (length: number): boolean => {
    try {
      // A prefix may end inside a character, which "stream" forgives.
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), {
        stream: true,
      });
      return true;
    } catch {
      return false;
    }
  };
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (valid(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
