import { domainToASCII } from "node:url";
import { at } from "../e2e/support/addresses";
import { contact, forms, quote, typed, type Form } from "../e2e/forms/forms";
import { expect, test } from "./support/test";
import type { Visitor } from "./support/visitor";

const buttonOf = (form: Form) => `#formulaire-${form.id} button`;

/** Writes each text into its field, and ticks the box that has none. */
const fillIn = ({ driver }: Visitor, form: Form, texts = typed(form)): Promise<void> =>
  driver.evaluate(
    (id, values) => {
      const labels = document.querySelectorAll<HTMLLabelElement>(`#formulaire-${id} label`);
      for (const [index, { control }] of labels.entries())
        if (values[index] === undefined) control?.click();
        else Reflect.get(window, "writeInto")(control, values[index]);
    },
    form.id,
    texts,
  );

/** Waits until the form has what was written into it. */
const keeps = (visitor: Visitor, form: Form): Promise<void> =>
  visitor.until(
    (id) =>
      [...document.querySelectorAll<HTMLLabelElement>(`#formulaire-${id} label`)]
        .map(({ control }) => control as HTMLInputElement)
        .filter(({ type, checked }) => type !== "checkbox" || !checked)
        .map(({ value }) => value),
    typed(form),
    `fields of ${form.id}`,
    form.id,
  );

async function isConfirmed(visitor: Visitor, form: Form): Promise<void> {
  if (form.next) await visitor.at(form.next);
  else await visitor.shows(`#formulaire-${form.id} [role=status]`, "Merci !");
}

for (const form of forms)
  test(`${form.id}: kept over a reload, a way back and a failure, and sent once`, async ({
    visitor,
    standIn,
    provoked,
  }) => {
    provoked.push(/^500: /, /AgencyApiError/, /failed to load resource/i);
    await visitor.open(form.address);
    await fillIn(visitor, form);
    await visitor.reload();
    await visitor.takeOver();
    await keeps(visitor, form);
    // Firefox's driver opens no address any more once a kept page has come back.
    await visitor.open(at.legal);
    await visitor.go(-1);
    await visitor.at(form.address);
    await visitor.takeOver();
    await keeps(visitor, form);

    standIn.control({ scenario: "500", scope: "forms" });
    await visitor.click(buttonOf(form), form.submit);
    await visitor.shows(`#formulaire-${form.id} [role=alert]`, form.apology);
    await visitor.hasFocus("[role=alert]");
    await keeps(visitor, form);
    expect(standIn.leads()).toEqual([]);

    standIn.control({ scenario: "ok" });
    await visitor.click(`#formulaire-${form.id} [role=alert] button`, "Réessayer");
    await isConfirmed(visitor, form);
    expect(standIn.leads()).toEqual([{ path: form.path, body: form.body }]);
  });

test("sent before the scripts have come, a request goes once, its domain in ASCII", async ({
  visitor,
  standIn,
  front,
}) => {
  const withDomain = (text: string, domain: string) => text.replace(/@.*/, `@${domain}`);
  const domain = "société.example";
  // The others' buttons cannot be pressed before the scripts have come.
  for (const form of [contact, quote])
    await test.step(form.id, async () => {
      standIn.clearLeads();
      const release = front.holdScripts();
      try {
        await visitor.driver.goto(visitor.origin + form.address);
        const texts = typed(form).map((text) => withDomain(text, domain));
        await fillIn(visitor, form, texts);
        await visitor.click(buttonOf(form), form.submit);
        await visitor.click(buttonOf(form), form.submit);
      } finally {
        release();
      }
      await isConfirmed(visitor, form);
      const email = withDomain(form.body.email ?? "", domainToASCII(domain));
      expect(standIn.leads().map(({ body }) => body)).toEqual([{ ...form.body, email }]);
    });
});
