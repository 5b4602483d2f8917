import { useSyncExternalStore } from "react";
import type { AgencyApiErrorKind } from "../agency-api/errors";
import { markDraft } from "./draft";

/**
 * Why a lead did not go: the client's reasons, a send cut off by leaving the page, the trap for robots, or a part of
 * the form that could not be loaded.
 */
export type Failure = AgencyApiErrorKind | "interrupted" | "trapped" | "unloaded";

/** Where a form stands (specification, section 4). */
export type SendState =
  | { readonly status: "untouched" | "submitting" | "success" }
  | { readonly status: "error"; readonly failure: Failure };

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

/** Ends an attempt in the error state, and logs why; what was typed stays. */
export function fail(formId: string, failure: Failure, reason: unknown): void {
  console.error(reason);
  markDraft(formId, false);
  setSendState(formId, { status: "error", failure });
}

/** Whether the browser knows that it has no connection. Then the attempt fails at once. */
export function failsOffline(formId: string): boolean {
  if (navigator.onLine !== false) return false;
  fail(formId, "offline", "Pas de connexion : rien n’est parti.");
  return true;
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
