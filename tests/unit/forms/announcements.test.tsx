import { screen } from "@testing-library/react";
import { listen, pass, settle, visit } from "./harness";
import { contact, field, home, quote, subjects } from "./subjects";

const faulty: Record<string, [label: string, bad: string, good: string, message: string]> = {
  accueil: ["Adresse e-mail*", "camille@", "camille@exemple.example", "Adresse e-mail invalide."],
  contact: ["Téléphone", "12", "04 65 71 00 00", "Numéro invalide."],
  devis: ["Téléphone*", "12", "04 65 71 00 00", "Numéro de téléphone invalide."],
  concours: ["Votre projet*", "Un site", "Un site pour nos ateliers de poterie", "Minimum 20 caractères"],
};

describe.each(subjects)("$id", (subject) => {
  const [label, bad, good, message] = faulty[subject.id]!;

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

describe.each([home, contact, quote])("$id, progress", (subject) => {
  it("is told at each quarter once typing pauses, not while an address is valid and invalid in turn", async () => {
    const { user } = await visit(subject.form);
    const heard = listen();
    for (const [label, text] of subject.texts) {
      await user.type(field(label), text);
      await pass(1500);
    }
    await user.type(field(subject.texts[3]![0]), " Et une suite.");
    await user.tab();
    expect(await heard()).toEqual(
      [25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent}\u00a0%`),
    );
  });
});
