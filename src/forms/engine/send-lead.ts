import { isAgencyApiError } from "../../agency-api/errors";
import { clearDraft, markDraft } from "../draft";
import { fail, failsOffline, isSending, setSendState } from "../send-state";

/** A form filled in faster than this is held back until then, never dropped; in milliseconds. */
export const FLOOR_MS = 2000;

export interface Sending {
  readonly formId: string;
  /** Hands the lead to the agency API; rejects with AgencyApiError. */
  readonly deliver: () => Promise<void>;
  /** When the form was shown, on the clock of `performance.now()`. */
  readonly shownAt: number;
  /** Runs once the lead has arrived; the form is empty and at rest only after it. */
  readonly onSent?: (() => Promise<void>) | undefined;
}

/**
 * Sends one lead: untouched → submitting → success or error. While one is under way, another call does nothing.
 * The draft is forgotten only once the API has answered 2xx.
 */
export async function sendLead({ formId, deliver, shownAt, onSent }: Sending): Promise<void> {
  if (isSending(formId) || failsOffline(formId)) return;
  setSendState(formId, { status: "submitting" });
  markDraft(formId, true);
  const stopWarning = warnBeforeLeaving();
  try {
    await pause(FLOOR_MS - (performance.now() - shownAt));
    await deliver();
  } catch (error) {
    return fail(formId, isAgencyApiError(error) ? error.kind : "network", error);
  } finally {
    stopWarning();
  }
  clearDraft(formId);
  // Empty while it waits for another page, the form would look as if nothing had been sent.
  await onSent?.();
  setSendState(formId, { status: "success" });
}

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/**
 * The browser's own question before it leaves the page and cuts the send. Each send has a listener of its own: the end
 * of one leaves the question to another that is still under way.
 *
 * @returns takes the question back
 */
function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
    // Chromium before 119 and Safari ask only where a return value is set.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
