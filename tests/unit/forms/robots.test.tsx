import { screen } from "@testing-library/react";
import { FLOOR_MS } from "../../../src/forms/engine/send-lead";
import { calls, navigated, pass, setUp, tearDown, theCall, visit } from "./harness";
import { button, fillIn, shown, subjects, typed } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

const trap = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[name="champ-annexe"]')!;

describe.each(subjects)("$name", (subject) => {
  it("has a field that nobody sees, reaches by keyboard or hears of", async () => {
    await visit(subject.form);
    expect(trap().closest("[aria-hidden=true]")).not.toBeNull();
    expect(trap().tabIndex).toBe(-1);
    expect(trap().autocomplete).toBe("off");
    expect(screen.queryByRole("textbox", { name: "Laissez ce champ vide" })).toBeNull();
  });

  it("sends nothing when that field is filled in, and says how to reach us", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    trap().value = "https://exemple.example";
    await user.click(button(subject.submit));
    await pass(FLOOR_MS);
    expect(calls).toHaveLength(0);
    expect(navigated).not.toHaveBeenCalled();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Notre protection contre les robots a retenu votre envoi.",
    );
    expect(screen.getByRole("alert")).toHaveTextContent(subject.mailbox);
    expect(shown(subject)).toEqual(typed(subject));
  });

  it("lets a person through on the second try", async () => {
    const { user } = await visit(subject.form);
    await fillIn(user, subject);
    trap().value = "Savoie";
    await user.click(button(subject.submit));
    await user.click(button("Réessayer"));
    expect(theCall().body).toEqual(subject.body);
  });

  it("holds a form back that was filled in within two seconds, and then sends it", async () => {
    const { user } = await visit(subject.form, "new");
    const start = performance.now();
    await fillIn(user, subject);
    await user.click(button(subject.submit));
    expect(performance.now() - start).toBeLessThan(FLOOR_MS);
    expect(calls).toHaveLength(0);
    expect(screen.getByRole("status")).toHaveTextContent("Envoi en cours…");
    await pass(start + FLOOR_MS - performance.now() - 1);
    expect(calls).toHaveLength(0);
    await pass(1);
    expect(theCall().body).toEqual(subject.body);
  });
});
