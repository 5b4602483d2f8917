import { screen } from "@testing-library/react";
import { setUp, tearDown, visit } from "./harness";
import { contact, contest, field, quote, type Subject } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

const counter = (label: string): string | null =>
  document.getElementById(`${field(label).id}-counter`)?.textContent ?? null;

const texts: [string, Subject, string][] = [
  ["message", contact, "Votre message*"],
  ["quote's project", quote, "Description du projet*"],
  ["contest's project", contest, "Votre projet*"],
];

it.each(texts)(
  "%s: counts down from 500 characters before the limit, and stops there",
  async (_name, subject, label) => {
    const { user } = await visit(subject.form);
    const put = async (text: string): Promise<void> => {
      await user.clear(field(label));
      await user.paste(text);
    };
    expect(counter(label)).toBe("");
    await put("a".repeat(4499));
    expect(counter(label)).toBe("");
    await put("a".repeat(4500));
    expect(counter(label)).toBe("500\u00a0caractères de reste");
    await put("a".repeat(4999));
    expect(counter(label)).toBe("1\u00a0caractère de reste");
    await put("a".repeat(5000));
    expect(counter(label)).toBe("Limite de 5\u202f000\u00a0caractères atteinte.");
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining("Limite de"));
    await user.type(field(label), "b");
    expect(field(label).value).toBe("a".repeat(5000));
  },
);

it("says that the end of a pasted text did not fit", async () => {
  const { user } = await visit(contact.form);
  const label = "Votre message*";
  await user.click(field(label));
  await user.paste(`${"a".repeat(5000)}la fin`);
  expect(field(label).value).toHaveLength(5000);
  expect(counter(label)).toBe(
    "Limite de 5\u202f000\u00a0caractères atteinte\u00a0: la fin du texte collé n’a pas été reprise.",
  );
  await user.type(field(label), "{Backspace}");
  expect(counter(label)).toBe("1\u00a0caractère de reste");
});

it.each([
  [contact, "Prénom et nom*"],
  [quote, "Prénom et nom*"],
  [contest, "Nom*"],
  [contest, "Prénom*"],
] as const)("holds names to 100 characters ($name)", async (subject, label) => {
  const { user } = await visit(subject.form);
  await user.click(field(label));
  await user.paste("a".repeat(90));
  expect(counter(label)).toBe("10\u00a0caractères de reste");
  await user.paste("b".repeat(20));
  expect(field(label).value).toBe("a".repeat(90) + "b".repeat(10));
  expect(counter(label)).toContain("Limite de 100\u00a0caractères atteinte");
});

it("cuts no address and no number: half of one would look right", async () => {
  await visit(contact.form);
  expect(field("Email*").maxLength).toBe(-1);
  expect(field("Téléphone").maxLength).toBe(-1);
});

it("tells screen readers that the end is near once, not at every key", async () => {
  const { user } = await visit(contact.form);
  const live = (): string[] =>
    [...document.querySelectorAll("[aria-live=polite]")]
      .map((node) => node.textContent)
      .filter((text) => text !== "");
  await user.click(field("Votre message*"));
  await user.paste("a".repeat(4600));
  const heard = live();
  expect(heard).toEqual(["Il reste moins d’un dixième des 5\u202f000\u00a0caractères possibles."]);
  await user.type(field("Votre message*"), "bcd");
  expect(live()).toEqual(heard);
});

it("chains hint and error in aria-describedby", async () => {
  const { user } = await visit(contest.form);
  const label = "Votre projet*";
  expect(field(label)).toHaveAccessibleDescription(/^En 20 caractères au moins/);
  await user.click(field(label));
  await user.tab();
  expect(await screen.findByText("Minimum 20 caractères")).toBeVisible();
  expect(field(label)).toHaveAccessibleDescription(/^En 20 caractères au moins.* Minimum 20 caractères/);
});
