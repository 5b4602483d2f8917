import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Breadcrumb } from "../../../src/components/breadcrumb";

const trail = ["Accueil", "Villes", "Lyon"].map((label) => ({ label, to: `/${label}` }));

it("leads to every page above, and names this one without a link", () => {
  render(<Breadcrumb trail={trail} />);
  const nav = screen.getByRole("navigation", { name: "Fil d’Ariane" });
  const links = within(nav).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Accueil", "/Accueil"],
    ["Villes", "/Villes"],
  ]);
  expect(within(nav).getByText("Lyon")).toHaveAttribute("aria-current", "page");
  expect(within(nav).getAllByRole("listitem")).toHaveLength(3);
});
