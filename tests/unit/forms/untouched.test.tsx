import { screen } from "@testing-library/react";
import { visit } from "./harness";
import { contest, field, quote, subjects } from "./subjects";

const contactFields = [
  ["name", "text", "name"],
  ["email", "email", "email"],
  ["phone", "tel", "tel"],
];
const contestFields = [
  ["lastName", "text", "family-name"],
  ["firstName", "text", "given-name"],
  ["phone", "tel", "tel"],
  ["email", "email", "email"],
  ["project", "textarea", ""],
];

describe.each(subjects)("$id, untouched", (subject) => {
  it("gives each field its type, and with it its keyboard, and what browsers may fill in", async () => {
    await visit(subject.form);
    const told = subject.texts.map(([label]) => {
      const { name, type, autocomplete } = field(label);
      return [name, type, autocomplete];
    });
    const text = [subject === quote ? "project_description" : "message", "textarea", ""];
    expect(told).toEqual(subject === contest ? contestFields : [...contactFields, text]);
  });
});

it("says in the quote form, whose phone is labelled as required, that it is not", async () => {
  await visit(quote.form);
  expect(screen.getByText("* Champ obligatoire, sauf le téléphone")).toBeVisible();
  expect(field("Téléphone*")).toHaveAccessibleDescription(expect.stringMatching(/^Facultatif\./));
});
