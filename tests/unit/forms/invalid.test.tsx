import { calls, listen, pass, settle, visit } from "./harness";
import { button, contact, contest, field, fillIn, home, quote, rules } from "./subjects";

const errorOf = (label: string): string => {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  const id = ids.find((each) => each.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) || "";
};

const nameMissing = "Le nom est requis.";
const contactMessages = [
  nameMissing,
  "Adresse e-mail invalide.",
  "Numéro invalide.",
  "Le message est requis.",
];
const quoteMessages = [
  nameMissing,
  "Adresse email invalide.",
  "Numéro de téléphone invalide.",
  "La description du projet est requise.",
];
const contestMessages = [
  "Nom requis (min. 2 caractères)",
  "Prénom requis (min. 2 caractères)",
  "Numéro valide requis",
  "Email valide requis",
  "Minimum 20 caractères",
];
const bad = ["", "camille@", "12", ""];

describe.each([
  { subject: home, bad, messages: contactMessages },
  { subject: contact, bad, messages: contactMessages },
  { subject: quote, bad, messages: quoteMessages },
  { subject: contest, bad: ["R", "C", "12", "camille@", "Un site"], messages: contestMessages },
])("$subject.id, invalid", ({ subject, bad, messages }) => {
  const labels = subject.texts.map(([label]) => label);

  it("shows each message once its field is left, and takes it back once it is right", async () => {
    const { user } = await visit(subject.form);
    for (const [index, label] of labels.entries()) {
      await user.click(field(label));
      if (bad[index]) await user.paste(bad[index]);
      expect(errorOf(label)).toBe("");
      await user.tab();
      await settle();
      expect(errorOf(label)).toBe(messages[index]);
      expect(field(label)).toHaveAttribute("aria-invalid", "true");
    }
    await fillIn(user, subject);
    await settle();
    expect(labels.map(errorOf).join("")).toBe("");
    expect(button(subject.submit)).toBeEnabled();
  });

  it("answers Enter with every message and the focus on the first fault", async () => {
    const { user } = await visit(subject.form);
    for (const [index, label] of labels.entries()) {
      await user.click(field(label));
      if (bad[index]) await user.paste(bad[index]);
    }
    await user.click(field(labels[1]!));
    const heard = listen();
    await user.keyboard("{Enter}");
    await pass(0);
    expect(labels.map(errorOf)).toEqual(messages);
    // The focus reads the field with its message: nothing else has to.
    expect(field(labels[0]!)).toHaveFocus();
    expect(field(labels[0]!)).toHaveAccessibleDescription(expect.stringContaining(messages[0]!));
    expect(await heard()).toEqual([]);
    expect(calls).toHaveLength(0);
  });
});

it("keeps the contest's button disabled until the rules are accepted, and says so", async () => {
  const { user } = await visit(contest.form);
  await fillIn(user, contest);
  await user.click(rules());
  await user.tab();
  await settle();
  expect(button(contest.submit)).toBeDisabled();
  expect(rules()).toHaveAccessibleDescription(/Acceptez les règles pour vous inscrire\./);
  await user.click(rules());
  await settle();
  expect(button(contest.submit)).toBeEnabled();
  expect(rules()).toHaveAttribute("aria-invalid", "false");
});
