import { screen } from "@testing-library/react";
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
      expect(field(label)).toHaveAttribute("aria-required", String(asked));
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

  it("gives each field its keyboard and what browsers may fill in", async () => {
    await visit(subject.form);
    const told = subject.texts.map(([label]) => {
      const { name, type, inputMode, autocomplete } = field(label);
      return [name, type, inputMode, autocomplete];
    });
    const name = ["name", "text", "text", "name"];
    const email = ["email", "email", "email", "email"];
    const phone = ["phone", "tel", "tel", "tel"];
    const text = subject === quote ? "project_description" : "message";
    expect(told).toEqual(
      subject === contest
        ? [
            ["lastName", "text", "text", "family-name"],
            ["firstName", "text", "text", "given-name"],
            phone,
            email,
            ["project", "textarea", "text", ""],
          ]
        : [name, email, phone, [text, "textarea", "text", ""]],
    );
  });
});

it("takes another label for the home form's button, and the contact page's placeholder to the letter", async () => {
  const { unmount } = await visit(home.form);
  expect(button("Envoyer ma demande")).toBeVisible();
  unmount();
  await visit(contact.form);
  expect(screen.getByPlaceholderText("Dites-en nous un peu plus...")).toBe(field("Votre message*"));
});
