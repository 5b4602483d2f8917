import { screen } from "@testing-library/react";
import { examples } from "../../../src/forms/contact-fields";
import { calls, setUp, tearDown, visit } from "./harness";
import { button, contact, contest, field, home, quote, subjects } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

describe.each(subjects)("$name, untouched", (subject) => {
  it("shows no error, asks for the right things, and sends nothing", async () => {
    await visit(subject.form);
    for (const [label] of subject.texts) {
      expect(field(label)).toHaveAttribute("aria-invalid", "false");
      const asked = label.endsWith("*") && !(subject === quote && label === "Téléphone*");
      expect(field(label).getAttribute("aria-required")).toBe(asked ? "true" : null);
      const example = /mail/i.test(label) ? examples.email : /^Tél/.test(label) && examples.phone;
      if (example) expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(example));
    }
    if (subject.blocks) expect(button(subject.submit)).toBeDisabled();
    else expect(button(subject.submit)).toBeEnabled();
    expect(calls).toHaveLength(0);
  });

  it("names the agency, the purpose, three years, the rights and the policy", async () => {
    await visit(subject.form);
    const notice = screen.getByText(/responsable du traitement/);
    expect(notice).toHaveTextContent(
      /^Sylvène, .* pour .* trois ans .* accéder, .* effacer, ou vous opposer/,
    );
    expect(screen.getByRole("link", { name: "politique de confidentialité" })).toHaveAttribute(
      "href",
      "/politique-de-confidentialite",
    );
  });

  it("gives each field its type, and with it its keyboard, and what browsers may fill in", async () => {
    await visit(subject.form);
    const told = subject.texts.map(([label]) => {
      const { name, type, autocomplete } = field(label);
      return [name, type, autocomplete];
    });
    const name = ["name", "text", "name"];
    const email = ["email", "email", "email"];
    const phone = ["phone", "tel", "tel"];
    const text = subject === quote ? "project_description" : "message";
    expect(told).toEqual(
      subject === contest
        ? [
            ["lastName", "text", "family-name"],
            ["firstName", "text", "given-name"],
            phone,
            email,
            ["project", "textarea", ""],
          ]
        : [name, email, phone, [text, "textarea", ""]],
    );
  });
});

it("says in the quote form, whose phone is labelled as required, that it is not", async () => {
  await visit(quote.form);
  expect(screen.getByText("* Champ obligatoire, sauf le téléphone")).toBeVisible();
  expect(field("Téléphone*")).toHaveAccessibleDescription(expect.stringMatching(/^Facultatif\./));
});

it("takes another label for the home form's button, and the contact page's placeholder to the letter", async () => {
  const { unmount } = await visit(home.form);
  expect(button("Envoyer ma demande")).toBeVisible();
  unmount();
  await visit(contact.form);
  expect(screen.getByPlaceholderText("Dites-en nous un peu plus...")).toBe(field("Votre message*"));
});
