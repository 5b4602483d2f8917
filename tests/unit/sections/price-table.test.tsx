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

const item = (title: string, amount?: number): Queries.ServiceRowFragment => ({
  title,
  description: "Un audit complet.",
  href: "/technologies/linux",
  duration: null,
  price: amount ? { amount, unit: "HT l’audit" } : null,
  caseStudy: null,
  service: null,
});
const group = { items: [item("Audit", 4500), item("Conseil")] } as unknown as Queries.ServiceGroupFragment;

it("says of each service its delay and all its prices, and of a row the price that is its own", () => {
  render(
    <PriceTable
      services={[
        service("régie", "72 heures", price(600, "HT par jour et par personne")),
        service("séance", "30 min", price(0, "une heure gratuite"), [price(600, "HT la journée")]),
        service("étude", "Sur mesure"),
        service("mission", "1 à 3 semaines", null, [price(900, "HT par mois"), price(1200, "HT le lot")]),
      ]}
      groups={[group]}
    />,
  );
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent.replace(/\s/g, " "))).toEqual([
    "régie72 heuresdès 600 € HT par jour et par personne : une part du travail",
    "séance30 minune heure gratuite : une part du travail600 € HT la journée : une part du travail",
    "étudeSur mesuresur devis",
    "mission1 à 3 semaines900 € HT par mois : une part du travail1 200 € HT le lot : une part du travail",
    "Auditdès 4 500 € HT l’audit",
  ]);
  expect(rows.map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual([
    ...["régie", "séance", "étude", "mission"].map((slug) => `/services/${slug}`),
    "/technologies/linux",
  ]);
});
