import { useSyncExternalStore } from "react";
import type { AgencyApiErrorKind } from "../agency-api/client";

/** Why a lead did not go: the client's reasons, a send cut off by leaving the page, or the trap for robots. */
export type Failure = AgencyApiErrorKind | "interrupted" | "trapped";

/** Where a form stands (specification, section 4). */
export type SendState =
  | { readonly status: "untouched" | "submitting" | "success" }
  | { readonly status: "error"; readonly failure: Failure };

const untouched: SendState = { status: "untouched" };
const states = new Map<string, SendState>();
const listeners = new Set<() => void>();

/** State of a form by its id. It outlives the component, since a send goes on while the visitor reads another page. */
export const sendStateOf = (formId: string): SendState => states.get(formId) ?? untouched;

export function setSendState(formId: string, state: SendState): void {
  states.set(formId, state);
  listeners.forEach((notify) => notify());
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
