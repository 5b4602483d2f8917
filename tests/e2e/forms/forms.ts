import type { Locator, Page } from "playwright/test";
import { open } from "../support/page";
import { contestFormIsShown, mailboxes, readSetting } from "../support/site";
import { expect } from "../support/test";

/** One of the four forms: where it stands, what a visitor writes, and what must then be in the store. */
export interface Form {
  readonly id: string;
  readonly address: string;
  /** Label and text of each field, in order. */
  readonly texts: readonly (readonly [label: string, text: string])[];
  readonly submit: string;
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  readonly apology: string;
  /** Address after a success; the contest stays where it is. */
  readonly next?: string;
}

const email = "camille@exemple.example";
const phone = "04\u00a065.71-00/00";
const sentPhone = "0465710000";
const message = "Bonjour,\n\nil nous faut un site – vite ! 😀";
const namesMailbox = (mailbox: string): string =>
  `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${mailbox}.`;

export const home: Form = {
  id: "accueil",
  address: "/",
  texts: [
    ["Nom*", "  Camille Renard "],
    ["Adresse e-mail*", email],
    ["Téléphone", phone],
    ["Message*", message],
  ],
  submit: readSetting<{ button: string }>("estimate").button,
  path: "contact-forms/contact-sylvene",
  body: { name: "Camille Renard", email, phone: sentPhone, message },
  apology: "Une erreur est survenue, veuillez réessayer.",
  next: "/confirmation-contact?type=contact",
};

export const contact: Form = {
  ...home,
  id: "contact",
  address: "/contact",
  texts: [
    ["Prénom et nom*", "  Camille Renard "],
    ["Email*", email],
    ["Téléphone", phone],
    ["Votre message*", message],
  ],
  submit: "Envoyer mon message",
  apology: namesMailbox(mailboxes.general),
};

export const quote: Form = {
  id: "devis",
  address: "/obtenir-un-devis",
  texts: [
    ["Prénom et nom*", "  Camille Renard "],
    ["Adresse email*", email],
    ["Téléphone*", phone],
    ["Description du projet*", message],
  ],
  submit: "Recevoir mon devis gratuit",
  path: "contact-forms/get-estimate",
  body: { name: "Camille Renard", email, phone: sentPhone, project_description: message },
  apology: namesMailbox(mailboxes.sales),
  next: "/confirmation-contact?type=devis",
};

export const contest: Form = {
  id: "concours",
  address: "/jeu-concours",
  texts: [
    ["Nom*", " Renard "],
    ["Prénom*", "Camille"],
    ["Téléphone*", phone],
    ["Email*", email],
    ["Votre projet*", message],
  ],
  submit: "S’inscrire",
  path: "contact-forms/jeu-concours",
  body: { lastName: "Renard", firstName: "Camille", phone: sentPhone, email, project: message },
  apology: namesMailbox(mailboxes.general),
};

/** The forms that the site shows: a closed contest has none. */
export const forms: readonly Form[] = [home, contact, quote, ...(contestFormIsShown ? [contest] : [])];

export const formOn = (page: Page, form: Form): Locator => page.locator(`#formulaire-${form.id}`);
export const field = (page: Page, form: Form, label: string): Locator =>
  formOn(page, form).getByLabel(label, { exact: true });
export const rules = (page: Page): Locator => page.getByLabel("J’accepte les règles du jeu-concours*");
export const submit = (page: Page, form: Form): Locator =>
  formOn(page, form).getByRole("button", { name: form.submit, exact: true });

export async function fillIn(page: Page, form: Form): Promise<void> {
  for (const [label, text] of form.texts) await field(page, form, label).fill(text);
  if (form === contest) await rules(page).check();
}

/** Opens the form's page and fills it in. */
export async function openFilled(page: Page, form: Form): Promise<void> {
  await open(page, form.address);
  await fillIn(page, form);
}

/**
 * The same with a clock of the page's own, put forward past the two seconds within which a form is held back; the test
 * of that rule itself lets them pass.
 */
export async function openSettled(page: Page, form: Form): Promise<void> {
  await page.clock.install();
  await openFilled(page, form);
  await page.clock.fastForward(2000);
}

/** What a visitor sees once the lead has arrived. */
export async function expectSuccess(page: Page, form: Form): Promise<void> {
  if (form.next) {
    await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
    const title = form === quote ? "Demande de devis envoyée !" : "Message envoyé !";
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    return;
  }
  const status = formOn(page, form).getByRole("status");
  await expect(status).toContainText("Merci ! Votre candidature a été enregistrée.");
  await expect(status).toContainText(
    "Votre candidature a été enregistrée. Nous reviendrons vers vous rapidement.",
  );
  await expect(status).toBeFocused();
  expect(await shown(page, form)).toEqual(form.texts.map(() => ""));
  await expect(rules(page)).not.toBeChecked();
}

/** What the fields show. */
export const shown = (page: Page, form: Form): Promise<string[]> =>
  Promise.all(form.texts.map(([label]) => field(page, form, label).inputValue()));

export const typed = (form: Form): string[] => form.texts.map(([, text]) => text);
