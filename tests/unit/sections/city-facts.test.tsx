/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { CityFacts } from "../../../src/sections/cities/city-facts";
import { boardRules } from "../../../src/sections/cities/departures";

const departement = { code: "99", name: "Hautes-Rives" };
const service = { slug: "un-site", priceFrom: { amount: 3000, unit: "HT le site", covers: "tout" } };
const offer = { title: "Un site clair", delay: "1 à 3 semaines", service };
const town = {
  sectors: [],
  departement,
  journey: "Dix minutes",
  travel: "À pied.",
  travelMinutes: 10,
  neighbours: [],
  offer: undefined,
};

/** The rows of the table, in order: « Sur place : À pied. » */
function rowsOf(shown: Partial<React.ComponentProps<typeof CityFacts>>): string[] {
  const { container } = render(<CityFacts {...town} {...shown} />);
  return [...container.querySelectorAll("dt")].map((name) =>
    `${name.textContent} : ${name.nextElementSibling?.textContent}`.replaceAll("\u00a0", " "),
  );
}

it("says how we come to a city, and where it is", () => {
  expect(rowsOf({})).toEqual([
    "Depuis Vannes : Dix minutes",
    "Déplacements : compris au forfait",
    "Sur place : À pied.",
    "Département : Hautes-Rives (99)",
  ]);
});

it.each([
  [60, "compris au forfait"],
  [61, "chiffrés au devis"],
])("trips of %i minutes are %s", (travelMinutes, trips) => {
  expect(rowsOf({ travelMinutes })).toContain(`Déplacements : ${trips}`);
});

it.each([
  [["Rives"], "Ville proche : Rives"],
  [["Rives", "Combe"], "Villes proches : Rives, Combe"],
])("a city near %j says « %s »", (names, row) => {
  expect(rowsOf({ neighbours: names.map((city) => ({ slug: city, city })) })).toContain(row);
});

it.each([
  [service, "Petit budget : Un site clair 1 à 3 semaines, dès 3 000 € HT le site"],
  [{ ...service, priceFrom: null }, "Petit budget : Un site clair 1 à 3 semaines"],
])("a city with the offer of %j says « %s »", (sold, row) => {
  expect(rowsOf({ offer: { ...offer, service: sold } })).toContain(row);
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
