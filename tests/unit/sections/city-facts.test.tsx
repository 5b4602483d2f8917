/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { CityFacts } from "../../../src/sections/cities/city-facts";
import { boardRules } from "../../../src/sections/cities/departures";

const town = {
  locative: "à Valmont",
  sectors: [],
  travel: "À pied.",
  departement: { code: "99", name: "Hautes-Rives" },
};

it.each([
  [[], null],
  [["Rives"], "La ville la plus proche où nous pouvons aussi intervenir : Rives."],
  [["Rives", "Combe"], "Les villes les plus proches où nous pouvons aussi intervenir : Rives, Combe."],
])("the neighbours %j of a city: %s", (names, sentence) => {
  const neighbours = names.map((city) => ({ slug: city, city }));
  const { container } = render(<CityFacts {...town} offer={undefined} neighbours={neighbours} />);
  const sentences = [...container.querySelectorAll("p")].map((p) => p.textContent?.replace("\u00a0", " "));
  expect(sentences).toEqual(["Hautes-Rives (99). À pied.", ...(sentence ? [sentence] : [])]);
});

it("filters cities by a region that begins with a digit", () => {
  document.body.innerHTML =
    '<main><select><option value="2-caps">2 Caps</option></select><p data-region="2-caps"></p><p data-region="rives"></p></main>';
  const rules = boardRules([
    { slug: "a", region: "2 Caps" },
    { slug: "b", region: "Rives" },
  ]);
  const [, selector = ""] = /}(main:has\(option[^,{]*)/.exec(rules) ?? [];
  expect(document.querySelectorAll(selector)).toHaveLength(1);
});

it("a city shows what a craftsman or a shop begins with, and what it costs", () => {
  const offer = {
    title: "Un site clair",
    delay: "1 à 3 semaines",
    service: { slug: "un-site", priceFrom: { amount: 3000, unit: "HT le site", covers: "tout" } },
  };
  const { container } = render(<CityFacts {...town} offer={offer} neighbours={[]} />);
  expect(container).toHaveTextContent(
    `Artisan, commerce, cabinet ${town.locative} : un site clair, 1 à 3 semaines, dès 3 000 € HT le site.`,
  );
});
