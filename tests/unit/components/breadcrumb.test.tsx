import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Breadcrumb } from "../../../src/components/breadcrumb";

const trail = [
  { label: "Accueil", to: "/" },
  { label: "Villes", to: "/villes" },
  { label: "Lyon", to: "/villes/lyon" },
];

it("leads to every page above, and names this one without a link", () => {
  render(<Breadcrumb trail={trail} />);
  const nav = screen.getByRole("navigation", { name: "Fil d’Ariane" });
  const links = within(nav).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Accueil", "/"],
    ["Villes", "/villes"],
  ]);
  expect(within(nav).getByText("Lyon")).toHaveAttribute("aria-current", "page");
  expect(within(nav).getAllByRole("listitem")).toHaveLength(3);
});
