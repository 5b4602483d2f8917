import { screen } from "@testing-library/react";
import { theCall, visit } from "./harness";
import { button, contact, fillIn, shown, typed } from "./subjects";

// That a lead is sent exactly and once, kept when it fails, and read from what the browser filled in is tried in a
// browser (tests/e2e/forms); here is one that fails after its page was left.
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
