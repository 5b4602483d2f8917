import { screen } from "@testing-library/react";
import { pass, setUp, tearDown, visit } from "./harness";
import { contact, contest, field, home, quote } from "./subjects";

beforeEach(setUp);
afterEach(tearDown);

const highlighted = (): Element[] => [
  ...document.querySelectorAll("[data-highlighted] :is(input, textarea)"),
];
describe.each([home, contact, quote])("$name, progress and highlight", (subject) => {
  const [name, email, phone, text] = subject.texts.map(([label]) => label) as [
    string,
    string,
    string,
    string,
  ];
  const percent = (): string => screen.getByText(/% complété$/).textContent;

  it("counts what is filled and valid, and points at the first field that is not", async () => {
    const { user } = await visit(subject.form);
    const put = async (label: string, value: string): Promise<void> => {
      await user.clear(field(label));
      if (value) await user.paste(value);
    };
    expect([percent(), highlighted()]).toEqual(["0\u00a0% complété", [field(name)]]);
    await put(text, "Un site");
    expect([percent(), highlighted()]).toEqual(["25\u00a0% complété", [field(name)]]);
    await put(name, "   ");
    expect([percent(), highlighted()]).toEqual(["25\u00a0% complété", [field(name)]]);
    await put(name, "Camille");
    expect([percent(), highlighted()]).toEqual(["50\u00a0% complété", [field(email)]]);
    await put(email, "camille@");
    expect([percent(), highlighted()]).toEqual(["50\u00a0% complété", [field(email)]]);
    await put(email, "camille@exemple.example");
    expect([percent(), highlighted()]).toEqual(["75\u00a0% complété", []]);
    await put(phone, "12");
    expect([percent(), highlighted()]).toEqual(["75\u00a0% complété", [field(phone)]]);
    await put(phone, "04 65 71 00 00");
    expect([percent(), highlighted()]).toEqual(["100\u00a0% complété", []]);
    expect(screen.getByRole("progressbar", { name: /^100.% complété$/ })).toHaveValue(100);
    await put(text, "");
    expect([percent(), highlighted()]).toEqual(["75\u00a0% complété", [field(text)]]);
  });

  it("counts at every key", async () => {
    const { user } = await visit(subject.form);
    await user.type(field(name), "C");
    expect(percent()).toBe("25\u00a0% complété");
    await user.type(field(name), "{Backspace}");
    expect(percent()).toBe("0\u00a0% complété");
  });

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
