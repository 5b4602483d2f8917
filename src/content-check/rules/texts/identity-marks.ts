import { identityMark, identityTexts } from "../../../shared/identity";
import { legalPage } from "../../../shared/kinds";
import { paths } from "../../../shared/paths";
import { textAt } from "../../document";
import { inEach, type Rule } from "../../rule";
import { nearest } from "../../text/nearest";

const names = Object.keys(identityTexts);

/**
 * The legal pages show the agency's identity in the place of marks: each has to be known, and the legal notice has to have
 * all of them (loi n° 2004-575, article 1-1).
 */
export const identityRule: Rule = {
  name: "identity-mark",
  everyBuild: true,
  check: inEach(legalPage.kind, (page) => {
    const marks = [...(page.body?.text ?? "").matchAll(identityMark)];
    const unknown = marks.filter(([, name = ""]) => !names.includes(name));
    const isNotice = `/${page.slug}` === paths.legalNotice;
    const missing = isNotice ? names.filter((name) => !marks.some(([, used]) => used === name)) : [];
    const misplaced = ["title", "description"].filter((field) => textAt(page, field)?.includes("{{"));
    return [
      ...misplaced.map((field) => ({
        path: [field],
        problem: "Ces accolades se liraient : elles ne tiennent la place de rien hors du texte de la page.",
        remedy: "Écrivez ce qu’elles devaient dire.",
      })),
      ...unknown.map(({ index, 0: mark, 1: name = "" }) => ({
        index,
        problem: `« ${mark} » ne tient la place de rien : ces accolades se liraient.`,
        remedy: `Écrivez ${knownLike(name)}.`,
      })),
      ...missing.map((name) => ({
        problem: `La loi demande aux mentions légales ce dont « {{${name}}} » tient la place : il manque.`,
        remedy: "Écrivez-le là où la page doit dire ce que dit content/settings/site.json.",
      })),
    ];
  }),
};

function knownLike(name: string): string {
  const meant = nearest(name, names);
  return (meant ? [meant] : names).map((known) => `« {{${known}}} »`).join(" ou ");
}
