import { useSyncExternalStore } from "react";
import { isAgencyApiError, type AgencyApiErrorKind } from "../agency-api/errors";
import { saveDraft } from "./draft";

/** Statuses that the same lead gets again, if it is sent again at once. */
const refusals = { 401: "refused", 403: "refused", 413: "tooLarge", 429: "tooMany" } as const;

/** Why a lead did not go: the client's reasons, a send cut off by leaving the page, or the honeypot for robots. */
export type Failure =
  AgencyApiErrorKind | (typeof refusals)[keyof typeof refusals] | "interrupted" | "honeypot";

/** Where a form stands (docs/ecrans.md, « Envoi et échecs »). */
type SendState =
  | { readonly status: "untouched" | "submitting" | "success" }
  | {
      readonly status: "error";
      readonly failure: Failure;
      /** When another try can succeed, in milliseconds since 1970, if the API says so. */
      readonly retryAt?: number | undefined;
    };

const untouched: SendState = { status: "untouched" };
const states = new Map<string, SendState>();
const listeners = new Set<() => void>();

/** State of a form by its id. It outlives the component, since a send goes on while the visitor reads another page. */
export const sendStateOf = (formId: string): SendState => states.get(formId) ?? untouched;

export const isSending = (formId: string): boolean => sendStateOf(formId).status === "submitting";

export function setSendState(formId: string, state: SendState): void {
  states.set(formId, state);
  listeners.forEach((notify) => notify());
}

/** The visitor has seen a success; the form is a fresh one when they come back. */
export function forgetSuccess(formId: string): void {
  if (sendStateOf(formId).status === "success") setSendState(formId, untouched);
}

/** The state of a form, kept up to date. */
export const useSendState = (formId: string): SendState =>
  useSyncExternalStore(
    subscribe,
    () => sendStateOf(formId),
    () => untouched,
  );

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Ends an attempt in the error state, and logs why; what was typed stays. */
export function failSending(formId: string, failure: Failure, reason: unknown): void {
  console.error(reason);
  saveDraft(formId, { sending: false });
  const retryAt = isAgencyApiError(reason) ? reason.retryAt : undefined;
  setSendState(formId, { status: "error", failure, retryAt });
}

/** A form filled in faster than a person can is held back until then, never dropped. */
const minFillMs = 2000;

/**
 * Leaving the page cuts off a send, and browsers report a network error before the page goes. Whether the lead has
 * arrived is then unknown, and the draft has to record that. A network error is believed only after this delay, when
 * the page is still there.
 */
const networkErrorDelayMs = 300;

/**
 * Sends one lead: untouched → submitting → success or error. While one is under way, another call does nothing. The draft
 * is forgotten only once the API has answered 2xx.
 *
 * @param send sends the lead to the agency API; rejects with AgencyApiError
 * @param shownAt when the form was shown, on the clock of `performance.now()`
 * @returns whether the lead has arrived
 */
export async function sendLead(formId: string, send: () => Promise<void>, shownAt: number): Promise<boolean> {
  if (isSending(formId)) return false;
  setSendState(formId, { status: "submitting" });
  saveDraft(formId, { sending: true });
  const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
    // Chromium before 119 and Safari ask only where a return value is set.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", askBeforeLeaving);
  try {
    const waitMs = minFillMs - (performance.now() - shownAt);
    // The client fails at once without a network: nothing was sent.
    if (waitMs > 0 && navigator.onLine) await new Promise((resolve) => setTimeout(resolve, waitMs));
    await send();
  } catch (error) {
    const kind = isAgencyApiError(error) ? error.kind : "network";
    if (kind === "network") await new Promise((resolve) => setTimeout(resolve, networkErrorDelayMs));
    const status = isAgencyApiError(error) ? error.status : undefined;
    failSending(formId, refusals[status as keyof typeof refusals] ?? kind, error);
    return false;
  } finally {
    window.removeEventListener("beforeunload", askBeforeLeaving);
  }
  saveDraft(formId, { values: {} });
  setSendState(formId, { status: "success" });
  return true;
}
