import { render, screen } from "@testing-library/react";
import React from "react";
import { Founder } from "../../../../src/sections/proof/founder";
import { drawing } from "../../setup/drawing";

const filled: Queries.FounderFragment = {
  name: "Prénom Nom",
  title: "Fondation et direction",
  message: "Bienvenue.",
  photo: drawing("Portrait"),
};

it.each([
  ["no file", null],
  ["a name alone", { name: "Prénom Nom", title: null, message: null, photo: null }],
])("shows nothing at all with %s", (_name, founder) => {
  const { container } = render(<Founder founder={founder} />);
  expect(container).toBeEmptyDOMElement();
});

it("shows name, title, photo and message", () => {
  render(<Founder founder={filled} />);
  expect(screen.getByRole("img", { name: "Portrait" })).toBeVisible();
  expect(screen.getByText("Bienvenue.")).toBeVisible();
  expect(screen.getByText("Prénom Nom").parentElement).toHaveTextContent(/Nom, Fondation et direction/);
});
