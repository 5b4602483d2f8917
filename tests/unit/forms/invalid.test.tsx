import { calls, listen, pass, settle, visit } from "./harness";
import { button, contact, contest, field, fillIn, rules } from "./subjects";

const errorOf = (label: string): string => {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  const id = ids.find((each) => each.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) || "";
};

// What every form says of every field is in schemas.test.ts; these two differ in when they say it.
describe.each([
  {
    subject: contact,
    bad: ["", "camille@", "12", ""],
    messages: [
      "Le nom est requis.",
      "Adresse e-mail invalide.",
      "Numéro invalide.",
      "Le message est requis.",
    ],
  },
  {
    subject: contest,
    bad: ["R", "C", "12", "camille@", "Un site"],
    messages: [
      "Nom requis (min. 2 caractères)",
      "Prénom requis (min. 2 caractères)",
      "Numéro valide requis",
      "Email valide requis",
      "Minimum 20 caractères",
    ],
  },
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
