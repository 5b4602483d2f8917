import { screen } from "@testing-library/react";
import { examples } from "../../../src/forms/contact-fields";
import { visit } from "./harness";
import { button, contact, contest, field, quote, subjects } from "./subjects";

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
  it("shows no error, and asks for the right things", async () => {
    await visit(subject.form);
    for (const [label] of subject.texts) {
      expect(field(label)).toHaveAttribute("aria-invalid", "false");
      const asked = label.endsWith("*") && !(subject === quote && label === "Téléphone*");
      expect(field(label).getAttribute("aria-required")).toBe(asked ? "true" : null);
      const example = /mail/i.test(label) ? examples.email : /^Tél/.test(label) && examples.phone;
      if (example) expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(example));
    }
    expect(button(subject.submit).disabled).toBe(subject.blocks);
    const reason = subject.blocks ? expect.stringMatching(/^Il reste\u00a0: nom, .*e-mail, /) : "";
    expect(button(subject.submit)).toHaveAccessibleDescription(reason);
  });

  it("names the agency, the purpose, three years, the rights and the policy", async () => {
    await visit(subject.form);
    expect(screen.getByText(/responsable du traitement/)).toHaveTextContent(
      /^Sylvène, .* pour .* trois ans .* accéder, .* effacer, ou en limiter l’usage/,
    );
    const policy = screen.getByRole("link", { name: "politique de confidentialité" });
    expect(policy).toHaveAttribute("href", "/politique-de-confidentialite");
  });

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

it("has the contact page's placeholder to the letter", async () => {
  await visit(contact.form);
  expect(screen.getByPlaceholderText("Dites-en nous un peu plus...")).toBe(field("Votre message*"));
});

it("shows no progress and no highlight on the contest", async () => {
  await visit(contest.form);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(document.querySelector("[data-highlighted]")).toBeNull();
});
