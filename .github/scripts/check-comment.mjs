/**
 * Makes sure that a comment, which the branch's code wrote, cannot pass for more than the content check's words:
 * `check-comment.mjs <file>`. Each line has the shape that src/content-check/comment.ts gives to its own: it leads to our
 * forms alone, shows no picture, calls nobody, and bears the mark of no other comment.
 */
import { readFileSync } from "node:fs";

// Markup stands behind a backslash, and a hidden comment within what GitHub would link: never at the beginning of a
// line, which would all be HTML, where a backslash escapes nothing.
const sign =
  /(?:(?!:\/\/|\bwww\.|\bGH-\d)[^\p{Cc}\\`*_[\]<>|~&$@#]|\\[\\`*_[\]<>|~&$]|[@#]<!-- -->|(?<=[:w-])<!-- -->)/u
    .source;
const site = (process.env.SITE_URL ?? "").replace(/\/$/, "").replaceAll(".", "\\.");
const form = `\\[Ouvrir le formulaire\\]\\(<${site}/admin#[^<>\\s\\p{C}]*>\\)`;
const line = new RegExp(`^(?:${form}|(?:#{2,3} |- [✗!i] )?(?:\\*\\*${sign}+\\*\\*\u00a0: )?${sign}*)$`, "iu");

const [mark, ...lines] = readFileSync(process.argv[2], "utf8").split("\n");
if (mark !== "<!-- controle-du-contenu -->" || !lines.every((text) => line.test(text))) {
  console.error(
    "::error title=Commentaire refusé::Il n’a pas la forme que le contrôle du contenu donne aux siens.",
  );
  process.exitCode = 1;
}
