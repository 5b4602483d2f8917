/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The checks that the accessibility statement says we make, and the suites that make them before each release. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  "est examiné par le moteur axe": ["../templates", "states"],
  "Parcours complet des pages au clavier seul": ["keyboard", "../layout/dropdowns", "../layout/burger"],
  "Remplissage et envoi de chaque formulaire": ["states", "../forms/filling", "../forms/sending"],
  "Agrandissement du texte à 200 %": ["../templates"],
  "Réglage « réduire les animations »": ["motion"],
  "Lecture sans exécution des scripts": ["../without-scripts"],
};

it("accessibilite.md claims no check that no suite makes", () => {
  const text = readFileSync("content/legal/accessibilite.md", "utf8").replaceAll("\u00a0", " ");
  const [, checks = ""] =
    text
      .split(/^## /m)
      .find((part) => part.startsWith("Ce que nous avons vérifié"))
      ?.split(/^### Par des tests automatiques$/m) ?? [];
  const claimed = checks.split("\n").filter((line) => line.trim() && !/^(#|Ces tests repèrent)/.test(line));
  expect(claimed.filter((line) => !Object.keys(proofs).some((words) => line.includes(words)))).toEqual([]);
  expect(Object.keys(proofs).filter((words) => !checks.includes(words))).toEqual([]);
  const suites = Object.values(proofs)
    .flat()
    .map((suite) => path.join("tests/e2e/accessibility", `${suite}.spec.ts`));
  expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
});
