import { readSetting, site } from "../support/content";

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
  submit: readSetting<{ button: string }>("estimate").button,
  path: `contact-forms/contact-${site.productSlug}`,
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
  apology: namesMailbox(site.mailboxes.general),
};

export const quote: Form = {
  id: "devis",
  address: "/obtenir-un-devis",
  texts: textsOf("Prénom et nom*", "Adresse e-mail*", "Téléphone*", "Description du projet*"),
  submit: "Recevoir mon devis gratuit",
  path: "contact-forms/get-estimate",
  body: { name: "Camille Renard", email, phone: sentPhone, project_description: message },
  apology: namesMailbox(site.mailboxes.sales),
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
  apology: namesMailbox(site.mailboxes.general),
};

export const typed = (form: Pick<Form, "texts">): string[] => form.texts.map(([, text]) => text);
