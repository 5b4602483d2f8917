import { screen } from "@testing-library/react";
import { visit } from "./harness";
import { contact, contest, field } from "./subjects";

const counter = (label: string): string | null =>
  document.getElementById(`${field(label).id}-counter`)?.textContent ?? null;

it.each([
  { ...contact, label: "Votre message*", max: 5000 },
  { ...contact, label: "Prénom et nom*", max: 100 },
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

it("cuts no address and no number: half of one would look right", async () => {
  await visit(contact.form);
  expect(field("Email*").maxLength).toBe(-1);
  expect(field("Téléphone").maxLength).toBe(-1);
});

it("chains hint and error in aria-describedby", async () => {
  const { user } = await visit(contest.form);
  await user.click(field("Votre projet*"));
  await user.tab();
  expect(await screen.findByText("Minimum 20 caractères")).toBeVisible();
  expect(field("Votre projet*")).toHaveAccessibleDescription(
    /^En 20 caractères au moins.* Minimum 20 caractères/,
  );
});
