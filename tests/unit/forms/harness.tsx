import { act, cleanup, render, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { clearDraft } from "../../../src/forms/draft";
import { minFillMs, setSendState } from "../../../src/forms/send-lead";
import { subjects } from "./subjects";

/** Stands for the network: each call waits in `calls` until a test answers it. */
interface Call {
  readonly body: unknown;
  /** Ends the call with an HTTP status. */
  readonly answer: (status: number) => Promise<void>;
}

export const calls: Call[] = [];
let logged: jest.SpyInstance;

// Fake time, an empty network, nothing remembered.
beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  subjects.forEach(({ id }) => clearDraft(id));
  globalThis.fetch = jest.fn(
    (_url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (status: number): Promise<void> =>
          act(async () => resolve({ ok: status < 300, status, type: "basic", body: null } as Response));
        calls.push({ body: JSON.parse(String(init.body)) as unknown, answer });
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      }),
  ) as typeof fetch;
});

afterEach(async () => {
  cleanup();
  // A send that still waits would go on asking before leaving in the next test.
  await pass(minFillMs);
  for (const { answer } of calls) await answer(500);
  document.body.replaceChildren();
  subjects.forEach(({ id }) => setSendState(id, { status: "untouched" }));
  logged.mockRestore();
  jest.useRealTimers();
});

/** Renders a form that has been on the screen for longer than the time within which a send is held back. */
export async function visit(form: ReactElement): Promise<RenderResult & { readonly user: UserEvent }> {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const result = render(form);
  await settle();
  await pass(minFillMs);
  return { ...result, user };
}

/** Lets promises that wait for nothing but each other finish. */
export const settle = (): Promise<void> => pass(0);

/** Lets time go by, in milliseconds. */
export const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

export function theCall(): Call {
  const [call, ...others] = calls;
  if (!call || others.length > 0) throw new Error(`Expected one call, got ${calls.length}.`);
  return call;
}

/** Collects what live regions say from now on, in order; focus is silent here. */
export function listen(): () => Promise<string[]> {
  const told: string[] = [];
  const last = new Map<Element, string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const node = target instanceof Element ? target : target.parentElement;
      const region = node?.closest("[aria-live=polite], [role=alert], [role=status]");
      const text = region?.textContent ?? "";
      if (!region || last.get(region) === text) continue;
      last.set(region, text);
      if (text !== "") told.push(text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return async () => {
    await pass(2000);
    return told;
  };
}
