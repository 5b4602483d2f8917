import { expect, type Locator, open, type Page } from "../support/test";

/** One of the four forms: where it stands, what a good visitor writes there, and what the API must then get. */
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

const textsOf = (...labels: readonly string[]) =>
  ["  Camille Renard ", email, phone, message].map((text, index) => [labels[index] ?? "", text] as const);

export const home: Form = {
  id: "accueil",
  address: "/",
  texts: textsOf("Nom*", "Adresse e-mail*", "Téléphone", "Message*"),
  submit: "Demander un devis",
  path: "contact-forms/contact-cembraie",
  body: { name: "Camille Renard", email, phone: sentPhone, message },
  apology: "Une erreur est survenue, veuillez réessayer.",
  next: "/confirmation-contact?type=contact",
};

export const contact: Form = {
  ...home,
  id: "contact",
  address: "/contact",
  texts: textsOf("Prénom et nom*", "Email*", "Téléphone", "Votre message*"),
  submit: "Envoyer mon message",
  apology: namesMailbox("bonjour@cembraie.example"),
};

export const quote: Form = {
  id: "devis",
  address: "/obtenir-un-devis",
  texts: textsOf("Prénom et nom*", "Adresse e-mail*", "Téléphone*", "Description du projet*"),
  submit: "Recevoir mon devis gratuit",
  path: "contact-forms/get-estimate",
  body: { name: "Camille Renard", email, phone: sentPhone, project_description: message },
  apology: namesMailbox("projets@cembraie.example"),
  next: "/confirmation-contact?type=devis",
};

export const contest: Form = {
  id: "concours",
  address: "/jeu-concours",
  texts: [
    ["Nom*", " Renard "],
    ["Prénom*", "Camille"],
    ["Téléphone*", phone],
    ["Adresse e-mail*", email],
    ["Votre projet*", message],
  ],
  submit: "S’inscrire",
  path: "contact-forms/jeu-concours",
  body: { lastName: "Renard", firstName: "Camille", phone: sentPhone, email, project: message },
  apology: namesMailbox("bonjour@cembraie.example"),
};

export const typed = (form: Pick<Form, "texts">): string[] => form.texts.map(([, text]) => text);

export const forms: readonly Form[] = [home, contact, quote, contest];

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

/** Fills in and sends the form of the page at hand; one so fast is held back for two seconds, then sent. */
export async function fillInAndSend(page: Page, form: Form): Promise<void> {
  await fillIn(page, form);
  await submit(page, form).click();
}

export async function expectSuccess(page: Page, form: Form): Promise<void> {
  if (form.next) {
    await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
    const title = form === quote ? "Demande reçue" : "Message envoyé";
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    return;
  }
  const status = formOn(page, form).getByRole("status");
  await expect(status).toContainText(
    "Merci ! Votre candidature a été enregistrée. Nous reviendrons vers vous rapidement.",
  );
  await expect(status).toBeFocused();
  expect(await shown(page, form)).toEqual(form.texts.map(() => ""));
  await expect(rules(page)).not.toBeChecked();
}

export const shown = (page: Page, form: Form): Promise<string[]> =>
  Promise.all(form.texts.map(([label]) => field(page, form, label).inputValue()));
