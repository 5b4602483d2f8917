import { act, fireEvent, screen } from "@testing-library/react";
import React from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { calls, navigated, pass, setOnline, settle, setUp, tearDown, theCall, visit } from "./harness";
import {
  button,
  contact,
  contest,
  field,
  fillIn,
  home,
  phone,
  rules,
  shown,
  subjects,
  typed,
} from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

describe.each(subjects)("$name", (subject) => {
  it("gives back what was typed after a reload or a return to the page", async () => {
    const first = await visit(subject.form);
    await fillIn(first.user, subject);
    first.unmount();
    const { user } = await visit(subject.form);
    expect(shown(subject)).toEqual(typed(subject));
    if (subject === contest) expect(rules()).toBeChecked();
    expect(button(subject.submit)).toBeEnabled();
    await user.click(button(subject.submit));
    expect(theCall().body).toEqual(subject.body);
  });

  it("gives it back after a failed send too, and forgets it after a success", async () => {
    const first = await visit(subject.form);
    await fillIn(first.user, subject);
    await first.user.click(button(subject.submit));
    await theCall().answer(500);
    first.unmount();
    const second = await visit(subject.form);
    expect(shown(subject)).toEqual(typed(subject));
    await second.user.click(button(subject.submit));
    await calls[1]!.answer(201);
    second.unmount();
    await visit(subject.form);
    expect(shown(subject).join("")).toBe("");
    expect(screen.queryByText(/enregistrée/)).toBeNull();
  });

  it("keeps and checks what was typed before the scripts started", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(subject.form);
    const values =
      subject === contest
        ? ["Renard", "Camille", "12", "camille@"]
        : ["Camille", "camille@", "12", "Bonjour"];
    subject.texts.slice(0, 4).forEach(([label], index) => (field(label).value = values[index]!));
    const [beingTyped, left] =
      subject === contest ? ["Email*", "Téléphone*"] : [subject.texts[1]![0], subject.texts[2]![0]];
    field(beingTyped).focus();
    const problems: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, subject.form, { onRecoverableError: (error) => problems.push(error) }),
    );
    await settle();
    expect(problems).toEqual([]);
    expect(shown(subject).slice(0, 4)).toEqual(values);
    expect(field(left)).toHaveAttribute("aria-invalid", "true");
    expect(field(beingTyped)).toHaveFocus();
    expect(field(beingTyped)).toHaveAttribute("aria-invalid", "false");
    expect(window.sessionStorage.getItem(`brouillon-${subject.id}`)).toContain("camille@");
    if (subject !== contest) expect(screen.getByRole("progressbar")).toHaveValue(50);
    await act(async () => root.unmount());
    container.remove();
  });

  it("says that a send was cut off when the page comes back in the middle of it", async () => {
    const key = `brouillon-${subject.id}`;
    const first = await visit(subject.form);
    await fillIn(first.user, subject);
    await first.user.click(button(subject.submit));
    const atCrash = window.sessionStorage.getItem(key)!;
    await theCall().answer(500);
    first.unmount();
    await tearDown();
    setUp();
    window.sessionStorage.setItem(key, atCrash);

    await visit(subject.form);
    expect(screen.getByRole("alert")).toHaveTextContent("interrompu avant d’être confirmé");
    expect(screen.getByRole("alert")).not.toHaveFocus();
    expect(shown(subject)).toEqual(typed(subject));
  });

  it("notices at once that there is no connection, and sends once it is back", async () => {
    const { user } = await visit(subject.form, "new");
    await fillIn(user, subject);
    setOnline(false);
    await user.click(button(subject.submit));
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Votre appareil n’est pas connecté à Internet : rien n’a été envoyé.");
    expect(calls).toHaveLength(0);
    expect(shown(subject)).toEqual(typed(subject));

    setOnline(true);
    expect(alert).toHaveTextContent("La connexion est revenue.");
    await user.click(button("Réessayer"));
    await pass(2000);
    await theCall().answer(201);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("sends once on two submits in the same instant", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
    await settle();
    await theCall().answer(201);
    expect(calls).toHaveLength(1);
  });

  it("reads what the browser put into the fields without telling", async () => {
    await visit(subject.form);
    subject.texts.forEach(([label, text]) => (field(label).value = text));
    if (subject === contest) rules().checked = true;
    await act(async () => void window.dispatchEvent(new Event("pageshow")));
    expect(button(subject.submit)).toBeEnabled();
    fireEvent.submit(screen.getByRole("form"));
    await settle();
    expect(theCall().body).toEqual(subject.body);
  });

  it("names mailbox and phone where scripts do not run, and then submits nowhere", () => {
    const html = renderToString(subject.form);
    const noScript = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
    expect(noScript).toContain(`mailto:${subject.mailbox}`);
    expect(noScript).toContain(`tel:${phone.href}`);
    expect(html).toContain('method="dialog"');
  });
});

it("sends what the fields show, even where nothing told of it", async () => {
  const { user } = await visit(contact.form);
  contact.texts.forEach(([label, text]) => (field(label).value = text));
  await user.click(button(contact.submit));
  expect(theCall().body).toEqual(contact.body);
});

it("finishes a send while the visitor reads another page, and leads to the confirmation", async () => {
  const first = await visit(contact.form);
  await fillIn(first.user, contact);
  await first.user.click(button(contact.submit));
  first.unmount();
  await theCall().answer(201);
  expect(navigated.mock.calls).toEqual([[contact.next]]);
  expect(window.sessionStorage).toHaveLength(0);
  await visit(contact.form);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the failure of a send that ended while the visitor was elsewhere", async () => {
  const first = await visit(contact.form);
  await fillIn(first.user, contact);
  await first.user.click(button(contact.submit));
  first.unmount();
  await theCall().answer(500);
  await visit(contact.form);
  expect(screen.getByRole("alert")).toBeVisible();
  expect(shown(contact)).toEqual(typed(contact));
});

it("works where the browser keeps nothing, or something else wrote there", async () => {
  window.sessionStorage.setItem("brouillon-accueil", "{");
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { user } = await visit(home.form);
  await fillIn(user, home);
  await user.click(button(home.submit));
  await theCall().answer(201);
  expect(navigated).toHaveBeenCalledTimes(1);
  setItem.mockRestore();
});

it("renders the home form's own label", async () => {
  await visit(React.cloneElement(home.form, { submitLabel: "Obtenir mon estimation" } as object));
  expect(button("Obtenir mon estimation")).toBeDisabled();
});
