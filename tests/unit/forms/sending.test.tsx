import { screen } from "@testing-library/react";
import { asksBeforeLeaving, calls, theCall, visit } from "./harness";
import { button, contact, contest, fillIn, shown, typed } from "./subjects";

// That a lead is sent exactly and once, kept when it fails, and read from what the browser filled in is tried in a
// browser (tests/e2e/forms); here is what two forms of one visit do to each other.
it("warns before leaving until the last of two sends has ended", async () => {
  for (const subject of [contact, contest]) {
    const { user, unmount } = await visit(subject.form);
    await fillIn(user, subject);
    expect(asksBeforeLeaving()).toBe(subject !== contact);
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
