/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ServiceGroups } from "../../../../src/sections/offer/service-group";

type Group = Queries.ServiceGroupFragment;

const row = (title: string, weeks?: number): Group["items"][number] => ({
  ...{ title, description: "Ce que c’est.", href: null, service: null, caseStudy: null },
  duration: weeks ? { value: `${weeks} semaines`, weeks: { min: weeks, max: weeks } } : null,
});
const group = (id: string, items: Group["items"]): Group => ({
  ...{ id, title: id, lead: "Une phrase.", items, caseStudy: null },
  button: { label: "Obtenir un devis", href: "/obtenir-un-devis" },
});

/** Names of a family's services in their order, and the weeks above them. */
function familyOf(name: string) {
  const region = screen.getByRole("region", { name });
  return {
    names: within(region)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
    lastWeek: within(region).queryByText(/\d sem\./)?.textContent,
  };
}

it("where two services have a time to compare, the family stands on the axis of weeks, in its own order", () => {
  const timed = group("Construire", [row("A"), row("B", 4), row("C"), row("D", 9)]);
  render(<ServiceGroups groups={[timed]} />);
  expect(familyOf("Construire")).toEqual({ names: ["A", "B", "C", "D"], lastWeek: "10\u00a0sem." });
});

it("a family with one such service, or with moments only, is a list without axis", () => {
  const groups = [
    group("Décider", [row("A"), row("B", 4)]),
    group("Apprendre", [row("C", 0.2), row("D"), row("E", 0.6)]),
    group("Vendre", [row("F")]),
  ];
  render(<ServiceGroups groups={groups} />);
  expect(familyOf("Décider")).toEqual({ names: ["A", "B"], lastWeek: undefined });
  expect(familyOf("Apprendre")).toEqual({ names: ["C", "D", "E"], lastWeek: undefined });
  expect(familyOf("Vendre")).toEqual({ names: ["F"], lastWeek: undefined });
});
