import { render, screen } from "@testing-library/react";
import React from "react";
import { Link } from "../../../src/components/link";

it.each(["/contact", "#expertise", "mailto:contact@sylvene.example", "tel:+33465710000"])(
  "%s stays in this tab",
  (to) => {
    render(<Link to={to}>Ici</Link>);
    const link = screen.getByRole("link", { name: "Ici" });
    expect(link).toHaveAttribute("href", to);
    expect(link).not.toHaveAttribute("target");
  },
);

it.each(["https://rendez-vous.sylvene.example/appel", "http://example.org"])(
  "%s opens in a new tab, and says so, in a name of its own too",
  (to) => {
    const { rerender } = render(<Link to={to}>Réserver</Link>);
    const link = screen.getByRole("link", { name: "Réserver (nouvel onglet)" });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    rerender(
      <Link to={to} aria-label="Notre page">
        Ici
      </Link>,
    );
    expect(screen.getByRole("link")).toHaveAccessibleName("Notre page (nouvel onglet)");
  },
);
