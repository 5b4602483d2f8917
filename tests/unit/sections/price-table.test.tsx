/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import { PriceTable } from "../../../src/sections/offer/price-table";

const service = (
  name: string,
  delay: string,
  priceFrom: Queries.PriceFromFragment | null = null,
  prices: Queries.PricedServiceFragment["prices"] = null,
) => ({ slug: name, name, duration: { value: delay }, priceFrom, prices });
const price = (amount: number, unit: string) => ({ amount, unit, covers: "une part du travail" });

const item = (service: string, amount?: number) => ({
  title: service,
  price: amount ? { amount, unit: "HT l’audit" } : null,
  service: { slug: service },
});
const group = {
  items: [item("régie"), item("séance"), item("conseil"), item("étude", 4500)],
} as unknown as Queries.ServiceGroupFragment;

it("says what the rows of the groups do not: what a price covers, further prices, services without a row", () => {
  render(
    <PriceTable
      services={[
        service("régie", "72 heures", price(600, "HT par jour et par personne")),
        service("séance", "30 min", price(0, "une heure gratuite"), [price(600, "HT la journée")]),
        service("conseil", "Sur mesure"),
        service("étude", "Sur mesure"),
        service("mission", "1 à 3 semaines", price(9000, "HT"), [
          price(900, "HT par mois"),
          price(1200, "HT le lot"),
        ]),
      ]}
      groups={[group]}
    />,
  );
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent.replace(/\s/g, " "))).toEqual([
    "régieune part du travail",
    "séanceune part du travail600 € HT la journée : une part du travail",
    "étudesur devis, Sur mesure",
    "missiondès 9 000 € HT, 1 à 3 semainesune part du travail900 € HT par mois : une part du travail1 200 € HT le lot : une part du travail",
  ]);
  expect(rows.map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual(
    ["régie", "séance", "étude", "mission"].map((slug) => `/services/${slug}`),
  );
});
