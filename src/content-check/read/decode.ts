import { isUtf8 } from "node:buffer";
import { faultsOf, fileFault, positionAt, type Fault } from "../fault";

/** Largest text the checks read, in bytes; the longest page of the site weighs a fiftieth of it. */
export const maxTextBytes = 1024 * 1024;

/** Text of a content file, or why it cannot be read. A file may give both: its text and what to correct in it. */
interface ReadText {
  readonly text: string | undefined;
  readonly faults: Fault[];
}

/**
 * Decodes the bytes of a text file, strictly as UTF-8: an accent read wrongly would be published wrongly.
 * A byte order mark and the line ends of Windows are as good as others.
 */
export function readText(file: string, bytes: Uint8Array): ReadText {
  const refuse = (rule: string, problem: string, remedy: string): ReadText => ({
    text: undefined,
    faults: [fileFault(file, problem, remedy, { rule })],
  });
  const decoded = decodeUtf8(bytes);
  if (decoded === undefined) {
    const readable = new TextDecoder().decode(bytes);
    const problem =
      "Ce fichier n’est pas enregistré en UTF-8 : à cet endroit, un caractère (souvent une lettre accentuée) est illisible.";
    const remedy = "Enregistrez-le de nouveau en UTF-8, puis relisez les lettres accentuées.";
    const at = faultsOf("file", file, readable);
    const fault = at("encoding", readable.indexOf("\ufffd"), problem, remedy);
    return { text: undefined, faults: [fault] };
  }
  const text = decoded.replace(/^\ufeff/, "");
  if (text.trim() === "") {
    const remedy = file.startsWith("content/settings/")
      ? "Rétablissez-le depuis l’historique du dépôt."
      : "Remplissez-le d’après un fichier voisin, ou supprimez-le avec son dossier.";
    return refuse("file/empty", "Ce fichier est vide.", remedy);
  }
  const at = faultsOf("file", file, text);
  const conflict = text.search(/^(?:<{7}|>{7}) /m);
  if (conflict >= 0) {
    const remedy = "Gardez la bonne, puis effacez les lignes <<<<<<<, ======= et >>>>>>>.";
    const fault = at("conflict", conflict, "Deux versions de ce passage attendent un choix.", remedy);
    return { text: undefined, faults: [fault] };
  }
  return { text, faults: oddCharacters(file, text) };
}

/** A letter that a conversion has broken, a sign that nobody sees or that Word alone knows. */
const odd: readonly (Pick<Fault, "severity" | "rule" | "remedy"> & {
  readonly pattern: RegExp;
  problem(code: string): string;
})[] = [
  {
    pattern: /\ufffd|Ã[\u0080-\u00bf]|â€[™œ\u009d¦“”]/,
    severity: "error",
    rule: "file/mangled-letter",
    problem: () => "Une lettre accentuée a été abîmée par une conversion.",
    remedy: "Retapez le mot, puis enregistrez le fichier en UTF-8.",
  },
  {
    // Of the signs that only format (Unicode Cf), the joiner within emoji is meant, and the letters behind a black flag.
    pattern:
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]|(?!\u200d)(?<!🏴[\u{e0020}-\u{e007e}]*)\p{Cf}|\p{Co}/u,
    severity: "error",
    rule: "file/invisible-character",
    problem: (code) => `Ce caractère, ${code}, est invisible, ou un carré sans la police de Word.`,
    remedy: "Effacez-le et retapez le mot ; une puce s’écrit « - » dans un article.",
  },
];

const oddCharacters = (file: string, text: string): Fault[] =>
  odd.flatMap(({ pattern, problem, ...texts }) => {
    const index = text.search(pattern);
    if (index < 0) return [];
    const code = `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
    return { file, ...positionAt(text, index), problem: problem(code), ...texts };
  });

/** The text with its byte order mark; undefined when it is not UTF-8. */
const decodeUtf8 = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? Buffer.from(bytes).toString() : undefined;
