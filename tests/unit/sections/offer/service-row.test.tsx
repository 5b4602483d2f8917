/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { axisOf } from "../../../../src/sections/offer/service-axis";
import { ServiceRow } from "../../../../src/sections/offer/service-row";

const bare: Queries.ServiceRowFragment = {
  title: "Un service",
  description: "Ce que c’est.",
  href: null,
  duration: null,
  service: null,
  price: null,
  caseStudy: null,
};
const weeks = (min: number, max = min) => ({ value: `${min} à ${max} semaines`, weeks: { min, max } });
const priceOf = (amount: number) => ({ amount, unit: "HT le projet", covers: "tout" });
const service = { duration: weeks(4, 5), priceFrom: priceOf(24_000) };
const caseStudy = { slug: "un-cas", clientName: "Ateliers Corvel", results: null };
const results = [{ value: "−12 %", label: "de pannes" }];

// How long the bars are, and which families have an axis, is measured on the built page.
it.each<[string, Partial<Queries.ServiceRowFragment>, string]>([
  ["neither time nor price", {}, "sur devis"],
  ["both", { service }, "4 à 5 semaines"],
  ["a price", { service }, "dès 24 000 € HT le projet"],
  ["a price of its own", { service, price: { amount: 4500, unit: "HT l’audit" } }, "dès 4 500 € HT l’audit"],
  ["a delay of its own", { service, duration: weeks(1, 4) }, "1 à 4 semaines"],
  ["nothing to pay", { service: { ...service, priceFrom: priceOf(0) } }, "Offert HT le projet"],
  [
    "a case with results",
    { caseStudy: { ...caseStudy, results } },
    "Ateliers Corvel : −12 % de pannessur devis",
  ],
  ["a case without", { caseStudy }, "Ce que c’est.sur devis"],
])("a service with %s", (_name, row, text) => {
  render(
    <ul>
      <ServiceRow row={{ ...bare, ...row }} axis={8} />
    </ul>,
  );
  expect(screen.getByRole("listitem").textContent?.replaceAll("\u00a0", " ")).toContain(text);
});

it("the axis has eight weeks, or as many as the longest service needs", () => {
  expect([[undefined, weeks(4).weeks], [weeks(8).weeks], [weeks(9).weeks]].map(axisOf)).toEqual([8, 8, 10]);
});
