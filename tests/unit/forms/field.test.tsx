import { calls, settle, visit } from "./harness";
import { button, contact, contest, field, fillIn, rules } from "./subjects";

// What a field says of a fault, and when, is read in a browser (tests/e2e/forms/filling.spec.ts, tests/e2e/screen-reader.spec.ts).

const counter = (label: string): string | null =>
  document.getElementById(`${field(label).id}-counter`)?.textContent ?? null;

it.each([
  { ...contact, label: "Votre message*", max: 5000 },
  { ...contest, label: "Prénom*", max: 100 },
])("$id, $label: counts down the last tenth and stops at $max", async ({ form, label, max }) => {
  const { user } = await visit(form);
  const paste = async (length: number): Promise<void> => {
    await user.clear(field(label));
    await user.paste("a".repeat(length));
  };
  await paste(max * 0.9 - 1);
  expect(counter(label)).toBe("");
  await paste(max * 0.9);
  expect(counter(label)).toBe(`Il reste ${max / 10}\u00a0caractères`);
  await paste(max - 1);
  expect(counter(label)).toBe("Il reste 1\u00a0caractère");
  await paste(max);
  const limit = `Limite de ${max === 5000 ? "5\u202f000" : max}\u00a0caractères atteinte`;
  expect(counter(label)).toBe(`${limit}.`);
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(limit));
  await paste(max + 6);
  expect(field(label).value).toHaveLength(max);
  expect(counter(label)).toBe(`${limit}\u00a0: la fin du texte collé n’a pas été reprise.`);
  await user.type(field(label), "{Backspace}");
  expect(counter(label)).toBe("Il reste 1\u00a0caractère");
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
});

it("answers Enter with the focus on the first fault, though the button is disabled", async () => {
  const { user } = await visit(contest.form);
  await user.type(field("Nom*"), "Renard");
  await user.keyboard("{Enter}");
  await settle();
  expect(field("Prénom*")).toHaveFocus();
  expect(field("Prénom*")).toHaveAccessibleDescription(
    expect.stringContaining("Prénom requis (min. 2 caractères)"),
  );
  expect(calls).toHaveLength(0);
});
