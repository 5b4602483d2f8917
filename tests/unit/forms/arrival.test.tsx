import { act, fireEvent, screen } from "@testing-library/react";
import { loadEngine } from "../../../src/forms/load-engine";
import { calls, logged, navigated, setOnline, settle, setUp, tearDown, theCall, visit } from "./harness";
import { button, contact, contest, field, fillIn, rules, shown, subjects, typed } from "./subjects";

jest.mock("../../../src/forms/load-engine");
const load = jest.mocked(loadEngine);
const engine = import("../../../src/forms/engine");

/** What each call of `loadEngine` waits for, oldest first. */
let arrivals: { arrive: () => Promise<void>; miss: () => Promise<void> }[];
/** Tells the browser's answer to "is the form near?". */
let comeNear: () => void;

beforeEach(() => {
  setUp();
  arrivals = [];
  load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrivals.push({
          arrive: () => act(async () => resolve(await engine)),
          miss: () => act(async () => reject(new Error("ChunkLoadError"))),
        });
      }),
  );
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(): void {
      comeNear = () =>
        act(() => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    disconnect(): void {
      comeNear = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(async () => {
  await tearDown();
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

const draft = (id: string): string => window.sessionStorage.getItem(`brouillon-${id}`) ?? "";
const fillInByHand = (subject: (typeof subjects)[number]): void => {
  for (const [label, text] of subject.texts) fireEvent.input(field(label), { target: { value: text } });
  if (subject === contest) fireEvent.click(rules());
};

describe.each(subjects)("$name, before its rules have arrived", (subject) => {
  const [first] = subject.texts[0]!;

  it("is whole, and fetches nothing while it is far away", async () => {
    await visit(subject.form);
    expect(shown(subject)).toEqual(subject.texts.map(() => ""));
    if (subject.blocks) expect(button(subject.submit)).toBeDisabled();
    else expect(button(subject.submit)).toBeEnabled();
    if (subject !== contest) {
      expect(screen.getByText("0 % complété")).toBeVisible();
      expect(field(first).closest("[data-highlighted]")).not.toBeNull();
    }
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ["it comes near", () => comeNear()],
    ["somebody goes into a field", () => act(() => field(first).focus())],
    ["somebody points at it", () => fireEvent.pointerDown(field(first))],
    ["somebody touches it", () => fireEvent.touchStart(field(first))],
  ])("fetches them once when %s", async (_name, sign) => {
    await visit(subject.form);
    sign();
    expect(load).toHaveBeenCalledTimes(1);
    comeNear();
    act(() => field(first).focus());
    fillInByHand(subject);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps what is typed at once, and checks it when they come", async () => {
    const { unmount } = await visit(subject.form);
    const [mail] = subject.texts.find(([, text]) => text.includes("@"))!;
    fillInByHand(subject);
    fireEvent.input(field(mail), { target: { value: "camille@" } });
    act(() => field(first).focus());
    expect(draft(subject.id)).toContain('"camille@"');
    expect(field(mail)).toHaveAttribute("aria-invalid", "false");
    await arrivals[0]!.arrive();
    await settle();
    expect(field(mail)).toHaveAttribute("aria-invalid", "true");
    expect(field(first)).toHaveFocus();
    if (subject !== contest) expect(screen.getByText("75 % complété")).toBeVisible();
    unmount();
  });

  it("fetches them for a draft, which is back in the fields before they come", async () => {
    const { unmount } = await visit(subject.form);
    fillInByHand(subject);
    unmount();
    load.mockClear();
    await visit(subject.form);
    expect(shown(subject)).toEqual(typed(subject));
    if (subject === contest) expect(rules()).toBeChecked();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("waits with a submit, says so, and then sends once", async () => {
    await visit(subject.form);
    fillInByHand(subject);
    const form = screen.getByRole("form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(form).toHaveAttribute("aria-busy", "true");
    expect(screen.getByRole("status")).toHaveTextContent("Envoi en cours…");
    await arrivals[0]!.arrive();
    await settle();
    expect(theCall().body).toEqual(subject.body);
    await theCall().answer(201);
    if (subject.next) expect(navigated.mock.calls).toEqual([[subject.next]]);
    else expect(screen.getByRole("status")).toHaveTextContent("Merci");
    expect(shown(subject).join("")).toBe("");
    expect(calls).toHaveLength(1);
  });

  it("answers a submit of nothing with the messages and the first fault", async () => {
    await visit(subject.form);
    fireEvent.submit(screen.getByRole("form"));
    await arrivals[0]!.arrive();
    await settle();
    expect(field(first)).toHaveFocus();
    expect(field(first)).toHaveAttribute("aria-invalid", "true");
    expect(screen.getByRole("form")).toHaveAttribute("aria-busy", "false");
    expect(calls).toHaveLength(0);
  });

  it("says that they did not come, loses nothing, and fetches them again on the next try", async () => {
    await visit(subject.form);
    fillInByHand(subject);
    fireEvent.submit(screen.getByRole("form"));
    await arrivals[0]!.miss();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(
      "Une partie de ce formulaire n’a pas pu être chargée : rien n’a été envoyé.",
    );
    expect(alert).toHaveTextContent(subject.mailbox);
    expect(alert).toHaveFocus();
    expect(shown(subject)).toEqual(typed(subject));
    expect(draft(subject.id)).toContain("camille@exemple.example");

    fireEvent.click(button("Réessayer"));
    await arrivals[1]!.arrive();
    await settle();
    await theCall().answer(201);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(theCall().body).toEqual(subject.body);
  });
});

it("knows at once that there is no connection, without them", async () => {
  await visit(contact.form);
  fillInByHand(contact);
  setOnline(false);
  fireEvent.submit(screen.getByRole("form"));
  expect(screen.getByRole("alert")).toHaveTextContent("Votre appareil n’est pas connecté à Internet");
  expect(shown(contact)).toEqual(typed(contact));
});

it("does not mind that the visitor has gone when they come", async () => {
  const { unmount } = await visit(contact.form);
  fillInByHand(contact);
  unmount();
  await arrivals[0]!.arrive();
  await settle();
  expect(draft("contact")).toContain("camille@exemple.example");
  expect(logged).not.toHaveBeenCalled();
});

it("empties a form whose lead arrived while its rules were on their way again", async () => {
  const first = await visit(contact.form);
  await arrivalsOnSight();
  await fillIn(first.user, contact);
  await first.user.click(button(contact.submit));
  first.unmount();
  await visit(contact.form);
  expect(shown(contact)).toEqual(typed(contact));
  await theCall().answer(201);
  expect(shown(contact).join("")).toBe("");
  await arrivals.at(-1)!.arrive();
  await settle();
  expect(shown(contact).join("")).toBe("");
  expect(window.sessionStorage).toHaveLength(0);
});

async function arrivalsOnSight(): Promise<void> {
  comeNear();
  await arrivals[0]!.arrive();
  await settle();
}
