import { act, fireEvent, screen } from "@testing-library/react";
import { asksBeforeLeaving, calls, navigated, settle, theCall, visit } from "./harness";
import { button, contact, contest, field, fillIn, home, rules, shown, subjects, typed } from "./subjects";

describe.each(subjects)("$id", (subject) => {
  it("shows that it is sending, keeps the fields as they are, and warns before leaving", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(button(subject.submit));
    expect(screen.getByRole("status")).toHaveTextContent("Envoi en cours…");
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole("button"));
    await user.type(field(subject.texts[0]![0]), "trop tard");
    expect(shown(subject)).toEqual(typed(subject));
    await theCall().answer(201);
    expect(asksBeforeLeaving()).toBe(false);
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

it("warns before leaving until the last of two sends has ended", async () => {
  for (const subject of [contact, contest]) {
    const { user, unmount } = await visit(subject.form);
    await fillIn(user, subject);
    await user.click(button(subject.submit));
    unmount();
  }
  const [first, second] = calls;
  await first?.answer(201);
  expect(asksBeforeLeaving()).toBe(true);
  await second?.answer(500);
  expect(asksBeforeLeaving()).toBe(false);
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
  window.sessionStorage.setItem("formulaire-accueil", "{");
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
