import { domainToASCII } from "node:url";
import { contact, forms, quote, typed, type Form } from "../e2e/forms/forms";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const buttonOf = (form: Form) => `#formulaire-${form.id} button`;
const rules = "J’accepte les règles du jeu-concours";

/** Writes each text into the field of its label, as a password manager does. */
async function fillIn({ driver }: Visitor, form: Form, texts = form.texts): Promise<void> {
  await driver.evaluate(
    (id, pairs, box) => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>(`#formulaire-${id} label`)];
      for (const [name, text] of pairs) {
        const field = labels.find(({ textContent }) => textContent === name)!.control as HTMLInputElement;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      labels.find(({ textContent }) => textContent.startsWith(box))?.click();
    },
    form.id,
    texts,
    rules,
  );
}

const shows = (visitor: Visitor, form: Form, texts: readonly string[]) =>
  visitor.until(
    (id, names) => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>(`#formulaire-${id} label`)];
      return names.map(
        (name) => (labels.find(({ textContent }) => textContent === name)?.control as HTMLInputElement).value,
      );
    },
    texts,
    "what the fields show",
    form.id,
    form.texts.map(([label]) => label),
  );

async function isConfirmed(visitor: Visitor, form: Form): Promise<void> {
  if (form.next) await visitor.at(form.next);
  else await visitor.shows(`#formulaire-${form.id} [role=status]`, "Merci !");
}

test("each form: kept over a reload and a failure, and sent once", async ({ visitor, standIn, provoked }) => {
  provoked.push(/^500: /, /AgencyApiError/, /failed to load resource/i);
  for (const form of forms)
    await test.step(form.id, async () => {
      standIn.clearLeads();
      await visitor.open(form.address);
      await fillIn(visitor, form);
      await visitor.reload();
      await visitor.takeOver();
      await shows(visitor, form, typed(form));

      standIn.control({ scenario: "500", scope: "forms" });
      await visitor.click(buttonOf(form), form.submit);
      await visitor.shows(`#formulaire-${form.id} [role=alert]`, form.apology);
      await visitor.hasFocus("[role=alert]");
      await shows(visitor, form, typed(form));
      expect(standIn.leads()).toEqual([]);

      standIn.control({ scenario: "ok" });
      await visitor.click(`#formulaire-${form.id} [role=alert] button`, "Réessayer");
      await isConfirmed(visitor, form);
      expect(standIn.leads().map(({ path, body }) => ({ path, body }))).toEqual([
        { path: form.path, body: form.body },
      ]);
    });
});

test("sent before the scripts have come, a request goes once, its domain in ASCII", async ({
  visitor,
  standIn,
  front,
}) => {
  const domain = "société.example";
  // The others' buttons cannot be pressed before the scripts have come.
  for (const form of [contact, quote]) {
    standIn.clearLeads();
    const release = front.hold(/\.js$/);
    const texts = form.texts.map(([label, text]) => [label, text.replace(/@.*/, `@${domain}`)] as const);
    try {
      await visitor.driver.goto(visitor.origin + form.address);
      await fillIn(visitor, form, texts);
      await visitor.click(buttonOf(form), form.submit);
      await visitor.click(buttonOf(form), form.submit);
    } finally {
      release();
    }
    await isConfirmed(visitor, form);
    const email = form.body.email?.replace(/@.*/, `@${domainToASCII(domain)}`);
    expect(
      standIn.leads().map(({ body }) => body),
      form.id,
    ).toEqual([{ ...form.body, email }]);
  }
});
