import { screen } from "@testing-library/react";
import { pass, setUp, tearDown, visit } from "./harness";
import { contact, contest, field, home, quote } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

const highlighted = (): Element[] => [
  ...document.querySelectorAll("[data-highlighted] :is(input, textarea)"),
];
describe.each([home, contact, quote])("$name, progress and highlight", (subject) => {
  const email = subject.texts[1]?.[0] ?? "";

  it("is read out once typing pauses, not while an address is valid and invalid in turn", async () => {
    const { user } = await visit(subject.form);
    const heard = (): string | undefined => screen.queryByText(/^Formulaire rempli/)?.textContent;
    await user.type(field(email), "c@e.f");
    await pass(900);
    expect(heard()).toBeUndefined();
    await pass(100);
    expect(heard()).toBe("Formulaire rempli à 25\u00a0%");
  });
});

it("shows no progress and no highlight on the contest", async () => {
  await visit(contest.form);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(highlighted()).toEqual([]);
});
