/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { Reviews } from "../../../../src/sections/proof/reviews";

it("reviews of the page’s own city or service come first", () => {
  const item = (quote: string, city: string, service: string): Queries.ReviewFragment => ({
    ...{ quote, city, service: { name: service }, rating: 5, author: "Direction", company: "Un client" },
    ...{ month: "2026-03", source: "questionnaire", caseStudy: null },
  });
  const items = [item("a", "Lyon", "SaaS"), item("b", "Lyon", "Audit"), item("c", "Valmont", "SaaS")];
  const quotesOn = (subject?: string) => {
    const { container } = render(<Reviews reviews={{ title: "Avis", items }} count={2} subject={subject} />);
    return [...container.querySelectorAll("blockquote p")].map((p) => p.textContent?.replace(/[^a-c]/g, ""));
  };
  expect(quotesOn()).toEqual(["a", "b"]);
  expect(quotesOn("Valmont")).toEqual(["c", "a"]);
  expect(quotesOn("Audit")).toEqual(["b", "a"]);
});
