import { screen, within } from "@testing-library/react";
import React from "react";
import { asksBeforeLeaving, calls, navigated, setUp, tearDown, theCall, visit } from "./harness";
import { button, contact, contest, fillIn, rules, shown, subjects, typed } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

describe.each(subjects)("$name", (subject) => {
  it("sends exactly what was typed, trimmed, and follows with the success", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    await user.click(button(subject.submit));
    const { url, init, body, answer } = theCall();
    expect({ url, method: init.method, credentials: init.credentials, body }).toEqual({
      url: subject.url,
      method: "POST",
      credentials: "include",
      body: subject.body,
    });
    expect(navigated).not.toHaveBeenCalled();
    await answer(201);

    if (subject.next) expect(navigated.mock.calls).toEqual([[subject.next]]);
    else expect(navigated).not.toHaveBeenCalled();
    // Where another page follows, the form keeps its face until that has come.
    if (!subject.next) expect(shown(subject).join("")).toBe("");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
    expect(calls).toHaveLength(1);
  });

  it("shows that it is sending, keeps the fields as they are, and warns before leaving", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(button(subject.submit));
    const busy = button(subject === contest ? "Envoi..." : subject.submit);
    expect(busy).toHaveAttribute("aria-busy", "true");
    if (subject === contest) expect(busy).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Envoi en cours…");
    expect(asksBeforeLeaving()).toBe(true);
    await user.type(screen.getByLabelText(subject.texts[0]![0]), "trop tard");
    expect(shown(subject)).toEqual(typed(subject));
    await theCall().answer(201);
    expect(asksBeforeLeaving()).toBe(false);
  });
});

it("warns before leaving until the last of two sends has ended", async () => {
  const { user } = await visit(
    <>
      {contact.form}
      {contest.form}
    </>,
  );
  for (const subject of [contact, contest]) {
    const form = within(document.getElementById(`formulaire-${subject.id}`) as HTMLElement);
    for (const [label, text] of subject.texts) {
      await user.click(form.getByLabelText(label));
      await user.paste(text);
    }
    if (subject === contest) await user.click(rules());
    await user.click(button(subject.submit));
  }
  const [first, second] = calls;
  await first?.answer(201);
  expect(asksBeforeLeaving()).toBe(true);
  await second?.answer(500);
  expect(asksBeforeLeaving()).toBe(false);
});

it("tells the contest's visitor in place that the entry is kept", async () => {
  const { user } = await visit(contest.form);
  await fillIn(user, contest);
  await user.click(button(contest.submit));
  await theCall().answer(201);
  const status = screen.getByRole("status");
  expect(within(status).getByText("Merci ! Votre candidature a été enregistrée.")).toBeVisible();
  expect(
    within(status).getByText("Votre candidature a été enregistrée. Nous reviendrons vers vous rapidement."),
  ).toBeVisible();
  expect(status).toHaveFocus();
  expect(rules()).not.toBeChecked();
  expect(button(contest.submit)).toBeDisabled();
});
