/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import { axisOf, ServiceRow } from "../../../../src/sections/offer/service-row";

const bare: Queries.ServiceRowFragment = {
  ...{ title: "Un service", description: "Ce que c’est.", href: null, duration: null, service: null },
};
const weeks = (min: number, max = min) => ({ value: `${min} semaines`, weeks: { min, max } });
const service = { duration: weeks(4), priceFrom: { amount: 24000, unit: "HT le projet", covers: "tout" } };

/** The row's text, and the class of the mark before its delay. */
function rowOf(row: Partial<Queries.ServiceRowFragment>) {
  const { unmount } = render(
    <ul>
      <ServiceRow row={{ ...bare, ...row }} axis={8} />
    </ul>,
  );
  const item = screen.getByRole("listitem");
  const time = within(item).getByText(/semaine|jour|devis/);
  const seen = {
    text: item.textContent?.replaceAll("\u00a0", " "),
    mark: time.className,
    bar: time.style.getPropertyValue("--bar"),
    solid: time.style.getPropertyValue("--solid"),
  };
  unmount();
  return seen;
}

it("a service says its time and its price in words, and as long on the axis", () => {
  const { text, mark, bar, solid } = rowOf({ service });
  expect(text).toContain("4 semaines");
  expect(text).toContain("dès 24 000 € HT le projet");
  expect([mark, bar, solid]).toEqual([expect.stringContaining("bar"), "50%", "100%"]);
});

it("a row's own delay stands before that of its service; up to the least it is solid", () => {
  const { text, bar, solid } = rowOf({ service, duration: { ...weeks(1, 4), value: "1 à 4 semaines" } });
  expect(text).toContain("1 à 4 semaines");
  expect([bar, solid]).toEqual(["50%", "25%"]);
});

it("a few days are a tick, what is not fixed a dot", () => {
  expect(rowOf({ duration: { value: "3 jours", weeks: { min: 0.6, max: 0.6 } } }).mark).toContain("tick");
  expect(rowOf({ duration: { value: "À la journée", weeks: null } }).mark).toContain("dot");
  const { text, mark } = rowOf({});
  expect([text, mark]).toEqual(["Un serviceCe que c’est.sur devis", expect.stringContaining("dot")]);
});

it("what is free is offered", () => {
  const free = { ...service, priceFrom: { amount: 0, unit: "pour une heure", covers: "tout" } };
  expect(rowOf({ service: free }).text).toContain("Offert pour une heure");
});

it("the axis has eight weeks, or as many as the longest service needs beside its words", () => {
  expect(axisOf([bare, { ...bare, service }])).toBe(8);
  expect(axisOf([{ ...bare, duration: weeks(8) }])).toBe(10);
  expect(axisOf([{ ...bare, duration: weeks(9) }])).toBe(12);
});
