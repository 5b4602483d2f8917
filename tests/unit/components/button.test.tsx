import { render, screen } from "@testing-library/react";
import React from "react";
import { ButtonLink, type ButtonLinkProps } from "../../../src/components/button";
import { FormButton } from "../../../src/forms/form-button";

it.each<[Partial<ButtonLinkProps>, string]>([
  [{}, "button green medium"],
  [{ color: "white" }, "button white medium"],
  [{ color: "black" }, "button black medium"],
  [{ color: "white-outline" }, "button whiteOutline medium"],
  [{ color: "black-outline" }, "button blackOutline medium"],
  [{ size: "small" }, "button green small"],
  [{ size: "large" }, "button green large"],
  [{ fullWidth: true, className: "here" }, "button green medium fullWidth here"],
])("%j looks so: %s", (props, classes) => {
  render(<ButtonLink to="/contact" {...props} />);
  const link = screen.getByRole("link", { name: "Cliquez ici" });
  expect([link.className, link.getAttribute("href")]).toEqual([classes, "/contact"]);
});

it.each([
  [undefined, ["span", "svg"]],
  ["left", ["svg", "span"]],
] as const)("has its icon on the side %s, hidden from assistive technology", (iconSide, order) => {
  render(
    <ButtonLink to="/contact" icon="arrow-right" {...(iconSide ? { iconSide } : {})}>
      Suivant
    </ButtonLink>,
  );
  const button = screen.getByRole("link", { name: "Suivant" });
  const parts = button.querySelectorAll("svg, span:not(:has(*))");
  expect(Array.from(parts, ({ localName }) => localName)).toEqual(order);
});

it("looks the same where it acts", () => {
  render(<FormButton color="white-outline" size="small" />);
  expect(screen.getByRole("button", { name: "Cliquez ici" }).className).toContain(
    "button whiteOutline small",
  );
});
