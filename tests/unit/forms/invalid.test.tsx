import { fireEvent, screen } from "@testing-library/react";
import { calls, pass, setUp, settle, tearDown, visit } from "./harness";
import { button, contact, contest, field, fillIn, home, quote, rules, type Subject } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

const errorOf = (label: string): string => {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  const id = ids.find((each) => each.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) || "";
};
const errors = (labels: readonly string[]): string[] => labels.map(errorOf);

const bad: [Subject, string[], string[]][] = [
  [
    home,
    ["", "camille@", "12", ""],
    ["Le nom est requis.", "Adresse e-mail invalide.", "Numéro invalide.", "Le message est requis."],
  ],
  [
    contact,
    ["", "camille@", "12", ""],
    ["Le nom est requis.", "Adresse e-mail invalide.", "Numéro invalide.", "Le message est requis."],
  ],
  [
    quote,
    ["", "camille@", "12", ""],
    [
      "Le nom est requis.",
      "Adresse email invalide.",
      "Numéro de téléphone invalide.",
      "La description du projet est requise.",
    ],
  ],
  [
    contest,
    ["R", "C", "12", "camille@", "Un site"],
    [
      "Nom requis (min. 2 caractères)",
      "Prénom requis (min. 2 caractères)",
      "Numéro valide requis",
      "Email valide requis",
      "Minimum 20 caractères",
    ],
  ],
];

describe.each(bad.map(([subject, ...rest]) => [subject.name, subject, ...rest] as const))(
  "%s, invalid",
  (_name, subject, texts, messages) => {
    const labels = subject.texts.map(([label]) => label);

    it("shows each message once its field is left, and takes it back once it is right", async () => {
      const { user } = await visit(subject.form);
      for (const [index, label] of labels.entries()) {
        await user.click(field(label));
        if (texts[index]) await user.paste(texts[index]);
        expect(errorOf(label)).toBe("");
        await user.tab();
        await settle();
        expect(errorOf(label)).toBe(messages[index]);
        expect(field(label)).toHaveAttribute("aria-invalid", "true");
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(messages[index]!));
      }
      await fillIn(user, subject);
      await settle();
      expect(errors(labels).join("")).toBe("");
      expect(button(subject.submit)).toBeEnabled();
    });

    it("answers Enter with every message and the focus on the first fault", async () => {
      const { user } = await visit(subject.form);
      for (const [index, label] of labels.entries()) {
        await user.click(field(label));
        if (texts[index]) await user.paste(texts[index]);
      }
      await user.click(field(labels[1]!));
      await user.keyboard("{Enter}");
      await pass(0);
      expect(errors(labels)).toEqual(messages);
      expect(field(labels[0]!)).toHaveFocus();
      expect(calls).toHaveLength(0);
    });

    it("is not sent even by a submit event that the button would not let through", async () => {
      const { user } = await visit(subject.form);
      await fillIn(user, subject);
      await user.clear(field(labels[0]!));
      fireEvent.submit(screen.getByRole("form"));
      await pass(0);
      expect(errorOf(labels[0]!)).toBe(messages[0]);
      expect(calls).toHaveLength(0);
    });
  },
);

it("keeps the contest's button disabled until the rules are accepted, and says so", async () => {
  const { user } = await visit(contest.form);
  await fillIn(user, contest);
  await user.click(rules());
  await user.tab();
  await settle();
  expect(button(contest.submit)).toBeDisabled();
  expect(rules()).toHaveAccessibleDescription(
    expect.stringContaining("Acceptez les règles pour vous inscrire."),
  );
  await user.click(rules());
  await settle();
  expect(button(contest.submit)).toBeEnabled();
  expect(rules()).toHaveAttribute("aria-invalid", "false");
});
