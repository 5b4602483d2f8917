/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";

/** The checks that the accessibility statement says we make, and the suites that make them before each release. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  "est examiné par le moteur axe": ["templates", "forms/filling", "layout/dropdowns"],
  "Parcours complet des pages au clavier seul": [
    "accessibility/keyboard",
    "layout/dropdowns",
    "layout/burger",
  ],
  "Remplissage et envoi de chaque formulaire": ["forms/filling", "forms/sending"],
  "Agrandissement du texte à 200 %": ["templates"],
  "Réglage « réduire les animations »": ["templates", "accessibility/motion"],
  "Lecture sans exécution des scripts": ["without-scripts"],
};

it("accessibilite.md claims no check that no suite makes", () => {
  const text = readFileSync("content/legal/accessibilite.md", "utf8").replaceAll("\u00a0", " ");
  const [, checks = ""] = /^### Par des tests automatiques$([\s\S]*?)^## /m.exec(text) ?? [];
  const claimed = checks.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  expect(claimed.filter((line) => !Object.keys(proofs).some((words) => line.includes(words)))).toEqual([]);
  expect(Object.keys(proofs).filter((words) => !checks.includes(words))).toEqual([]);
  const suites = Object.values(proofs).flat();
  expect(suites.filter((suite) => !existsSync(`tests/e2e/${suite}.spec.ts`))).toEqual([]);
});
