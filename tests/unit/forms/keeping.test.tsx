import { act, fireEvent, screen } from "@testing-library/react";
import React from "react";
import { calls, navigated, settle, setUp, tearDown, theCall, visit } from "./harness";
import { button, contact, contest, field, fillIn, home, rules, shown, subjects, typed } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

describe.each(subjects)("$name", (subject) => {
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
