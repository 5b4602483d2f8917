import { render, screen } from "@testing-library/react";
import React from "react";
import { Link } from "../../../src/components/link";

it.each(["/contact", "/", "/villes/le-havre"])("a page of ours stays in this tab: %s", (to) => {
  render(<Link to={to}>Page</Link>);
  const link = screen.getByRole("link", { name: "Page" });
  expect(link).toHaveAttribute("href", to);
  expect(link).not.toHaveAttribute("target");
});

it.each(["#expertise", "mailto:contact@sylvene.example", "tel:+33465710000"])("so does %s", (to) => {
  render(<Link to={to}>Ici</Link>);
  expect(screen.getByRole("link", { name: "Ici" })).toHaveAttribute("href", to);
  expect(screen.getByRole("link")).not.toHaveAttribute("target");
});

it.each(["https://rendez-vous.sylvene.example/appel", "http://example.org"])(
  "%s opens in a new tab, and says so",
  (to) => {
    render(<Link to={to}>Réserver</Link>);
    const link = screen.getByRole("link", { name: "Réserver (nouvel onglet)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  },
);

it("says so in a name of its own, too", () => {
  render(
    <Link to="https://example.org" aria-label="Notre page">
      Ici
    </Link>,
  );
  expect(screen.getByRole("link")).toHaveAccessibleName("Notre page (nouvel onglet)");
});
