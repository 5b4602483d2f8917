import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import React, { type ReactElement } from "react";
import { ContactPageForm } from "../../../src/forms/contact-page-form";
import { ContestForm } from "../../../src/forms/contest-form";
import { HomeContactForm } from "../../../src/forms/home-contact-form";
import { QuoteForm } from "../../../src/forms/quote-form";

/** One of the four forms, as its visitors see it. */
export interface Subject {
  readonly name: string;
  readonly id: string;
  readonly form: ReactElement;
  /** Labels of the fields and what a good visitor writes there, in order. */
  readonly texts: readonly (readonly [label: string, text: string])[];
  readonly submit: string;
  /** Whether the button is disabled while something is invalid. */
  readonly blocks: boolean;
  readonly body: object;
}

const person = { email: "camille@exemple.example", phone: "0465710000" };
const typedPhone = "04 65 71 00 00";

export const home: Subject = {
  name: "home contact form",
  id: "accueil",
  form: <HomeContactForm />,
  texts: [
    ["Nom*", "Camille Renard"],
    ["Adresse e-mail*", person.email],
    ["Téléphone", typedPhone],
    ["Message*", "Bonjour, un site."],
  ],
  submit: "Envoyer ma demande",
  blocks: true,
  body: { name: "Camille Renard", ...person, message: "Bonjour, un site." },
};

export const contact: Subject = {
  ...home,
  name: "contact page form",
  id: "contact",
  form: <ContactPageForm />,
  texts: [
    ["Prénom et nom*", "Camille Renard"],
    ["Email*", person.email],
    ["Téléphone", typedPhone],
    ["Votre message*", "Bonjour, un site."],
  ],
  submit: "Envoyer mon message",
  blocks: false,
};

export const quote: Subject = {
  name: "quote form",
  id: "devis",
  form: <QuoteForm />,
  texts: [
    ["Prénom et nom*", "Camille Renard"],
    ["Adresse email*", person.email],
    ["Téléphone*", typedPhone],
    ["Description du projet*", "Un planning pour douze techniciens."],
  ],
  submit: "Recevoir mon devis gratuit",
  blocks: false,
  body: { name: "Camille Renard", ...person, project_description: "Un planning pour douze techniciens." },
};

export const contest: Subject = {
  name: "contest form",
  id: "concours",
  form: <ContestForm />,
  texts: [
    ["Nom*", "Renard"],
    ["Prénom*", "Camille"],
    ["Téléphone*", typedPhone],
    ["Email*", person.email],
    ["Votre projet*", "Un site pour nos ateliers de poterie."],
  ],
  submit: "S’inscrire",
  blocks: true,
  body: {
    lastName: "Renard",
    firstName: "Camille",
    ...person,
    project: "Un site pour nos ateliers de poterie.",
  },
};

export const subjects = [home, contact, quote, contest];

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
export const rules = (): HTMLInputElement => screen.getByLabelText("J’accepte les règles du jeu-concours*");
export const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });

/** Fills the form in as a good visitor does (pasting, which is quicker), and ticks the rules where there are any. */
export async function fillIn(user: UserEvent, subject: Subject): Promise<void> {
  for (const [label, text] of subject.texts) {
    await user.clear(field(label));
    await user.paste(text);
  }
  if (subject === contest && !rules().checked) await user.click(rules());
}

/** What the fields show. */
export const shown = (subject: Subject): string[] => subject.texts.map(([label]) => field(label).value);
export const typed = (subject: Subject): string[] => subject.texts.map(([, text]) => text);
