/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React from "react";
import { axisOf } from "../../../../src/sections/offer/service-axis";
import { ServiceRow } from "../../../../src/sections/offer/service-row";

const bare: Queries.ServiceRowFragment = {
  ...{
    title: "Un service",
    description: "Ce que c’est.",
    href: null,
    duration: null,
    service: null,
    caseStudy: null,
  },
};
const weeks = (min: number, max = min) => ({ value: `${min} semaines`, weeks: { min, max } });
const service = { duration: weeks(4), priceFrom: { amount: 24000, unit: "HT le projet", covers: "tout" } };

/** The row's text, and what is drawn of its time. */
function rowOf(row: Partial<Queries.ServiceRowFragment>, axis?: number) {
  const { unmount } = render(
    <ul>
      <ServiceRow row={{ ...bare, ...row }} axis={axis} />
    </ul>,
  );
  const item = screen.getByRole("listitem");
  const seen = {
    text: item.textContent?.replaceAll("\u00a0", " "),
    mark: item.className,
    bar: item.style.getPropertyValue("--bar"),
    solid: item.style.getPropertyValue("--solid"),
  };
  unmount();
  return seen;
}

it("a service says its time and its price in words, and as long on the axis", () => {
  const { text, mark, bar, solid } = rowOf({ service }, 8);
  expect(text).toContain("4 semaines");
  expect(text).toContain("dès 24 000 € HT le projet");
  expect([mark, bar, solid]).toEqual([expect.stringContaining("bar"), "50%", "100%"]);
  expect(rowOf({ service })).toMatchObject({ text, bar: "" });
  expect(rowOf({}, 8)).toMatchObject({ mark: expect.stringContaining("onAxis"), bar: "" });
});

it("a row's own delay stands before that of its service; up to the least it is solid", () => {
  const { text, bar, solid } = rowOf({ service, duration: { ...weeks(1, 4), value: "1 à 4 semaines" } }, 8);
  expect(text).toContain("1 à 4 semaines");
  expect([bar, solid]).toEqual(["50%", "25%"]);
});

it("a few days are a tick; what is neither timed nor priced says so once, after what it brought a client", () => {
  expect(rowOf({ duration: { value: "3 jours", weeks: { min: 0.6, max: 0.6 } } }, 8).mark).toContain("tick");
  expect(rowOf({}).text).toBe("Un serviceCe que c’est.sur devis");
  const results = [{ value: "−12 %", label: "de pannes" }];
  const caseStudy = { slug: "un-cas", clientName: "Ateliers Corvel", results };
  expect(rowOf({ caseStudy }).text).toBe("Un serviceCe que c’est.Ateliers Corvel : −12 % de pannessur devis");
  expect(rowOf({ caseStudy: { ...caseStudy, results: null } }).text).toBe("Un serviceCe que c’est.sur devis");
});

it("what is free is offered", () => {
  const free = { ...service, priceFrom: { amount: 0, unit: "pour une heure", covers: "tout" } };
  expect(rowOf({ service: free }).text).toContain("Offert pour une heure");
});

it("the axis has eight weeks, or as many as the longest service needs", () => {
  expect(axisOf([undefined, service.duration.weeks])).toBe(8);
  expect(axisOf([weeks(8).weeks])).toBe(8);
  expect(axisOf([weeks(9).weeks])).toBe(10);
});
