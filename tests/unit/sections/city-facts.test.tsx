/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { CityFacts } from "../../../src/sections/cities/city-facts";
import { boardRules } from "../../../src/sections/cities/departures";

const departement = { code: "99", name: "Hautes-Rives" };
const service = { slug: "un-site", priceFrom: { amount: 3000, unit: "HT le site", covers: "tout" } };
const offer = { title: "Un site clair", delay: "1 à 3 semaines", service };

it.each([
  [[], undefined, undefined],
  [["Rives"], undefined, "La ville la plus proche où nous pouvons aussi intervenir : Rives."],
  [
    ["Rives", "Combe"],
    undefined,
    "Les villes les plus proches où nous pouvons aussi intervenir : Rives, Combe.",
  ],
  [
    [],
    offer,
    "Artisan, commerce, cabinet à Valmont : un site clair, 1 à 3 semaines, dès 3 000 € HT le site.",
  ],
  [
    [],
    { ...offer, service: { ...service, priceFrom: null } },
    "Artisan, commerce, cabinet à Valmont : un site clair, 1 à 3 semaines.",
  ],
])("a city with the neighbours %j and the offer %j says %s", (names, first, sentence) => {
  const neighbours = names.map((city) => ({ slug: city, city }));
  const town = { locative: "à Valmont", sectors: [], travel: "À pied.", departement, neighbours };
  const { container } = render(<CityFacts {...town} offer={first} />);
  const said = [...container.querySelectorAll("p")].map((p) => p.textContent?.replaceAll("\u00a0", " "));
  expect(said).toEqual([
    "Hautes-Rives (99). À pied. Ce que le forfait comprend.",
    ...(sentence ? [sentence] : []),
  ]);
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
