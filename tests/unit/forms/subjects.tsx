import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import React, { type ReactElement } from "react";
import { ContactPageForm } from "../../../src/forms/contact-page-form";
import { ContestForm } from "../../../src/forms/contest-form";
import { HomeContactForm } from "../../../src/forms/home-contact-form";
import { QuoteForm } from "../../../src/forms/quote-form";
import { formsOf, type FormData } from "../../form-data";
import { readSetting } from "../setup/content";

export { typed } from "../../form-data";

/** One of the four forms, as its visitors see it. */
export interface Subject extends FormData {
  readonly form: ReactElement;
}

const data = formsOf(readSetting("site"));

export const home: Subject = { ...data.home, form: <HomeContactForm /> };
export const contact: Subject = { ...data.contact, form: <ContactPageForm /> };
export const quote: Subject = { ...data.quote, form: <QuoteForm /> };
export const contest: Subject = { ...data.contest, form: <ContestForm /> };

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
