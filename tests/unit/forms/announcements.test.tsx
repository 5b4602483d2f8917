import { screen } from "@testing-library/react";
import { listen, pass, settle, visit } from "./harness";
import { contact, field, quote } from "./subjects";

it("tells of a message when its field is left, not again while it stays, and anew when it is back", async () => {
  const { user } = await visit(contact.form);
  const heard = listen();
  const write = async (text: string): Promise<void> => {
    await user.clear(field("Téléphone"));
    await user.type(field("Téléphone"), text);
    await user.tab();
    await settle();
  };
  const told = async () => (await heard()).filter((text) => text.includes("Numéro invalide."));
  const sentence = "Téléphone\u00a0: Numéro invalide.";
  for (const text of ["12", "12!", "12!!"]) await write(text);
  expect(await told()).toEqual([sentence]);
  // On screen it stands once too, and is no live region of its own.
  expect(screen.getByText("Numéro invalide.").closest("[aria-live], [role=alert], [role=status]")).toBeNull();
  for (const text of ["04 65 71 00 00", "12"]) await write(text);
  expect(await told()).toEqual([sentence, sentence]);
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
