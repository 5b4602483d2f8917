import { render, screen } from "@testing-library/react";
import React from "react";
import { Faq } from "../../../src/sections/faq";

const faq: Queries.FaqFragment = {
  title: "Questions fréquentes",
  items: [
    { question: "Combien de temps ?", answer: "<p>De <strong>1 à 3</strong> semaines.</p>", open: true },
    { question: "Et ensuite ?", answer: '<p><a href="/blog">Lire</a>.</p>', open: false },
  ],
};

it("shows each question as a heading that opens its own answer, whose HTML it keeps", () => {
  const { container } = render(<Faq faq={faq} />);
  expect(screen.getByRole("link", { name: "Écrivez-nous" })).toHaveAttribute("href", "/contact");
  const items = [...container.querySelectorAll("details")].map((item) => [
    item.open,
    item.querySelector("summary h3")?.textContent,
    item.querySelector("strong, a")?.outerHTML,
  ]);
  expect(items).toEqual([
    [true, "Combien de temps ?", "<strong>1 à 3</strong>"],
    [false, "Et ensuite ?", '<a href="/blog">Lire</a>'],
  ]);
});

it("shows the page's own questions before the others", () => {
  const own = [
    { question: "Venez-vous à Lyon ?", answer: "<p>Oui.</p>" },
    { question: "Et à Dijon ?", answer: "<p>Aussi.</p>" },
  ];
  const { container } = render(<Faq faq={faq} own={own} />);
  const items = [...container.querySelectorAll("details")].map((item) => [
    item.querySelector("h3")?.textContent,
    item.open,
  ]);
  expect(items).toEqual([
    ["Venez-vous à Lyon ?", false],
    ["Et à Dijon ?", false],
    ["Combien de temps ?", true],
    ["Et ensuite ?", false],
  ]);
});
