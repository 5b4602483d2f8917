import { legalPage } from "../../../shared/kinds";
import { inEach, type Rule } from "../../rule";

/** What the accessibility statement may say that automatic tests verify: each is what a suite of `tests/e2e` does. */
const testedClaims: readonly string[] = [
  "est examiné par le moteur axe",
  "Parcours complet des pages au clavier seul",
  "Remplissage et envoi de chaque formulaire",
  "Agrandissement du texte à 200 %",
  "Réglage « réduire les animations »",
  "Lecture sans exécution des scripts",
];

const heading = "### Par des tests automatiques";

/** Lines of the accessibility statement that claim a test which nobody makes: the statement is the law's, and must be true. */
export const accessibilityRule: Rule = {
  name: "accessibility-claim",
  everyBuild: false,
  check: inEach(legalPage.kind, ({ body }) => {
    const text = body?.text ?? "";
    const start = text.indexOf(heading);
    if (start < 0) return [];
    const [section = ""] = text.slice(start + heading.length).split(/^## /m);
    return Array.from(section.matchAll(/^[^#\s].*$/gm)).flatMap(({ 0: line, index }) => {
      if (testedClaims.some((claim) => plain(line).includes(plain(claim)))) return [];
      return {
        severity: "warning",
        index: start + heading.length + index,
        problem: "Aucun test automatique ne vérifie ce que dit cette ligne.",
        remedy: `Retirez-la, ou reprenez l’une de celles-ci : ${testedClaims.join(" ; ")}.`,
      };
    });
  }),
};

const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");
