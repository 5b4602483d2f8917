import { screen } from "@testing-library/react";
import { listen, pass, settle, visit } from "./harness";
import { contact, contest, field, quote } from "./subjects";

describe.each([
  [contact, "Téléphone", "12", "04 65 71 00 00", "Numéro invalide."],
  [contest, "Votre projet*", "Un site", "Un site pour nos ateliers de poterie", "Minimum 20 caractères"],
] as const)("$id", (subject, label, bad, good, message) => {
  it("tells of a message when its field is left, not again while it stays, and anew when it is back", async () => {
    const { user } = await visit(subject.form);
    const heard = listen();
    const write = async (text: string): Promise<void> => {
      await user.clear(field(label));
      await user.type(field(label), text);
      await user.tab();
      await settle();
    };
    const told = async () => (await heard()).filter((text) => text.includes(message));
    const sentence = `${label.replace("*", "")}\u00a0: ${message}`;
    for (const text of [bad, `${bad}!`, `${bad}!!`]) await write(text);
    expect(await told()).toEqual([sentence]);
    // On screen it stands once too, and is no live region of its own.
    expect(screen.getByText(message).closest("[aria-live], [role=alert], [role=status]")).toBeNull();
    for (const text of [good, bad]) await write(text);
    expect(await told()).toEqual([sentence, sentence]);
  });
});

it("tells of progress at each quarter once typing pauses, not while an address is valid and invalid in turn", async () => {
  const { user } = await visit(quote.form);
  const heard = listen();
  for (const [label, text] of quote.texts) {
    await user.type(field(label), text);
    await pass(1500);
  }
  await user.type(field(quote.texts[3]![0]), " Et une suite.");
  await user.tab();
  expect(await heard()).toEqual([25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent}\u00a0%`));
});
