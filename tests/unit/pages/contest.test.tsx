/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import React, { type ComponentProps } from "react";
import ContestPage from "../../../src/pages/jeu-concours";

const contest = {
  endDate: "2025-10-13",
  title: "Gagnez un site",
  lead: "Deux gagnants.",
  prize: "Un site.",
  winners: 2,
  prizeDuration: "10 jours",
  rulesTitle: "Règles",
  rules: ["Une règle."],
  ownership: "À vous.",
  delivery: "En mars.",
  endedNotice: "Inscrivez-vous à la suivante.",
  closedNotice: "Revenez plus tard.",
};

// The browser tests open the page as the settings have it; here is what the other setting makes of it.
it.each([
  ["next", contest.endedNotice, contest.closedNotice, 1],
  ["close", contest.closedNotice, contest.endedNotice, 0],
])("after its end, a contest that is to « %s » says what follows", (afterEnd, shown, hidden, forms) => {
  const data = { contestSettings: { ...contest, afterEnd }, pagesSettings: null };
  const props = { data, pageContext: { ended: true } } as unknown as ComponentProps<typeof ContestPage>;
  render(<ContestPage {...props} />);
  const end = "Cette édition s’est terminée le 13/10/25.";
  expect(screen.getByText(end, { exact: false })).toBeVisible();
  expect(screen.getByText(shown, { exact: false })).toBeVisible();
  expect(screen.queryByText(hidden, { exact: false })).toBeNull();
  expect(screen.queryAllByRole("button", { name: "S’inscrire" })).toHaveLength(forms);
});
