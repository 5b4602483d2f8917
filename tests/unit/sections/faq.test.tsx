import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Faq } from "../../../src/sections/faq";

const faq: Queries.FaqFragment = {
  title: "Questions fréquentes",
  items: [
    { question: "Combien de temps ?", answer: "<p>De <strong>1 à 3</strong> semaines.</p>", open: true },
    { question: "Et ensuite ?", answer: '<p><a href="/blog">Lire</a>.</p>', open: false },
  ],
};

it("shows each question as a heading that opens its own answer", () => {
  const { container } = render(<Faq faq={faq} />);
  const items = [...container.querySelectorAll("details")];
  expect(items.map((item) => item.open)).toEqual([true, false]);
  // Hidden content included: an answer belongs to its question, open or not.
  const headings = screen.getAllByRole("heading", { level: 3, hidden: true });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Combien de temps ?", "Et ensuite ?"]);
  expect(items[1]).toContainElement(headings[1] ?? null);
});

it("keeps the HTML of the answers", () => {
  const { container } = render(<Faq faq={faq} />);
  const [first, second] = container.querySelectorAll("details");
  expect(first?.querySelector("strong")).toHaveTextContent("1 à 3");
  expect(second?.querySelector("a")).toHaveAttribute("href", "/blog");
});

it("is named by its title and leads to the contact page", () => {
  render(<Faq faq={faq} />);
  const section = screen.getByRole("region", { name: "Questions fréquentes" });
  expect(within(section).getByRole("link", { name: "Écrivez-nous" })).toHaveAttribute("href", "/contact");
});
