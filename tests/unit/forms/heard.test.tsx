import { act, screen } from "@testing-library/react";
import { pass, settle, setUp, tearDown, visit } from "./harness";
import { button, contact, contest, field, home, quote, rules, subjects } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

/** Collects what live regions say from now on, in order; focus is silent here. */
function listen(): () => Promise<string[]> {
  const told: string[] = [];
  const last = new Map<Element, string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const node = target instanceof Element ? target : target.parentElement;
      const region = node?.closest("[aria-live=polite], [role=alert], [role=status]");
      const text = region?.textContent ?? "";
      if (!region || last.get(region) === text) continue;
      last.set(region, text);
      if (text !== "") told.push(text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return async () => {
    await pass(2000);
    return told;
  };
}

const faulty: Record<string, [label: string, bad: string, good: string, message: string]> = {
  accueil: ["Adresse e-mail*", "camille@", "camille@exemple.example", "Adresse e-mail invalide."],
  contact: ["Téléphone", "12", "04 65 71 00 00", "Numéro invalide."],
  devis: ["Téléphone*", "12", "04 65 71 00 00", "Numéro de téléphone invalide."],
  concours: ["Votre projet*", "Un site", "Un site pour nos ateliers de poterie", "Minimum 20 caractères"],
};

describe.each(subjects)("$name", (subject) => {
  const [label, bad, , message] = faulty[subject.id]!;

  it("tells of a message once: when its field is left, and not again while it stays", async () => {
    const { user } = await visit(subject.form);
    const heard = listen();
    for (const text of [bad, "!", "!"]) {
      await user.type(field(label), text);
      await user.tab();
      await settle();
    }
    const told = (await heard()).filter((text) => text.includes(message));
    expect(told).toEqual([`${label.replace("*", "")}\u00a0: ${message}`]);
    // On screen it stands once too, and is no live region of its own.
    const [shown, ...others] = screen.getAllByText(message);
    expect(others).toEqual([]);
    expect(shown!.closest("[aria-live], [role=alert], [role=status]")).toBeNull();
  });

  it("tells of it anew when it was mended and is back", async () => {
    const { user } = await visit(subject.form);
    const heard = listen();
    const [, , good] = faulty[subject.id]!;
    for (const text of [bad, good, bad]) {
      await user.clear(field(label));
      await user.type(field(label), text);
      await user.tab();
      await settle();
    }
    const told = (await heard()).filter((text) => text.includes(message));
    expect(told).toHaveLength(2);
  });

  it("leaves an invalid submit to the focus, which reads the field with its message", async () => {
    const { user } = await visit(subject.form);
    const heard = listen();
    const [first] = subject.texts[0]!;
    if (subject.blocks) await user.type(field(first), "{Enter}");
    else await user.click(button(subject.submit));
    await settle();
    expect(field(first)).toHaveFocus();
    expect(field(first)).toHaveAccessibleDescription(expect.stringMatching(/requis/));
    expect(await heard()).toEqual([]);
  });

  it("chains only what exists, and names every control once", async () => {
    const { user } = await visit(subject.form);
    await user.type(field(subject.texts[0]![0]), "{Enter}");
    await settle();
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const controls = [
      ...subject.texts.map(([text]) => field(text)),
      ...(subject === contest ? [rules()] : []),
    ];
    for (const control of controls) {
      expect(control.labels).toHaveLength(1);
      const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      expect(described.filter((id) => !ids.includes(id))).toEqual([]);
      const faultyOne = control.getAttribute("aria-invalid") === "true";
      expect(described.includes(`${control.id}-error`)).toBe(faultyOne);
    }
  });
});

it.each([home, contact, quote])(
  "$name: the progress is told at each quarter, and nothing between",
  async (subject) => {
    const { user } = await visit(subject.form);
    const heard = listen();
    for (const [label, text] of subject.texts) {
      await user.type(field(label), text);
      await pass(1500);
    }
    await user.type(field(subject.texts[3]![0]), " Et une suite.");
    await act(async () => field(subject.texts[0]![0]).blur());
    expect(await heard()).toEqual(
      [25, 50, 75, 100].map((percent) => `Formulaire rempli à ${percent}\u00a0%`),
    );
  },
);
