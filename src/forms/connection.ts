import type { SyntheticEvent } from "react";
import { markDraft, readDraft, saveDraft } from "./draft";
import type { Engine, Shipment } from "./engine";
import type { LeadFormDefinition } from "./lead-form-definition";
import { isFilled, readControl, readControls, writeControl } from "./lead-values";
import { loadEngine } from "./load-engine";
import { fail, failsOffline, isSending, sendStateOf, setSendState } from "./send-state";
import type { Snapshot } from "./snapshot";
import { whenNear } from "./when-near";

/** A form's tie to its draft and its engine, for as long as it is on the page. */
export interface Connection {
  /** Takes a change or blur of any control. */
  readonly hear: (event: SyntheticEvent) => void;
  /** Checks and sends, as soon as the engine is there. */
  readonly submit: (shipment: Omit<Shipment, "shownAt">) => Promise<void>;
  /** Empties the form. */
  readonly reset: () => void;
  readonly disconnect: () => void;
}

/** What the form's component hears of. */
export interface Listeners {
  readonly onSnapshot: (snapshot: Snapshot) => void;
  /** Whether a submit waits for the engine to arrive. */
  readonly onWaiting: (waiting: boolean) => void;
  /** Whether nobody can tell if the form is valid: the engine did not come. */
  readonly onUnchecked: (unchecked: boolean) => void;
}

/**
 * Loses nothing that was typed: an empty field gets back what this tab last held, what stands in the fields before
 * the scripts start is kept, and so is every change. The engine is fetched when the form comes near or holds
 * something; what was typed until then it finds in the controls.
 */
export function connect(
  definition: LeadFormDefinition,
  element: HTMLFormElement,
  { onSnapshot, onWaiting, onUnchecked }: Listeners,
): Connection {
  const { id, fields } = definition;
  const shownAt = performance.now();
  let engine: Engine | undefined;
  let loading: Promise<Engine> | undefined;
  let connected = true;
  let waiting = false;
  let missed = false;

  const wake = (): Promise<Engine> =>
    (loading ??= loadEngine().then(
      ({ startEngine }) => {
        if (connected) onUnchecked(false);
        return (engine = startEngine(definition, element, (snapshot) => {
          if (connected) onSnapshot(snapshot);
        }));
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  /** Nobody waits for it yet: a failure is told when they do, and so the button must let them. */
  const prepare = (): void => void wake().catch(() => connected && onUnchecked(true));
  /** Most often a newer site has replaced this one: loaded anew, the page finds its engine and what was typed. */
  const reload = (): void => {
    markDraft(id, true);
    window.location.reload();
  };
  /** Whether the browser has kept what is typed: where storage is forbidden, only this page holds it. */
  const isKept = (): boolean =>
    readDraft(id) !== undefined || fields.every((name) => !isFilled(readControl(element, name)));
  /** The engine for somebody who waits for it; undefined, and the form in its error state, where it cannot come. */
  const arrival = async (): Promise<Engine | undefined> => {
    if (failsOffline(id)) return undefined;
    waiting = true;
    onWaiting(true);
    try {
      return await wake();
    } catch (error) {
      if (missed && isKept()) return void reload();
      missed = true;
      return void fail(id, "unloaded", error);
    } finally {
      waiting = false;
      onWaiting(false);
    }
  };
  /** Not what is being sent: it was saved when that began, and is forgotten when it has arrived. */
  const save = (): void => {
    if (!isSending(id)) saveDraft(id, readControls(element, fields));
  };
  const takeOver = (): void => {
    save();
    if (engine) engine.adopt();
    else if (fields.some((name) => isFilled(readControl(element, name)))) prepare();
  };

  const draft = readDraft(id);
  for (const name of fields) {
    const kept = draft?.values[name];
    if (isFilled(kept) && !isFilled(readControl(element, name))) writeControl(element, name, kept);
  }
  takeOver();
  if (draft?.sending && sendStateOf(id).status === "untouched")
    setSendState(id, { status: "error", failure: "interrupted" });
  const unwatch = whenNear(element, prepare);
  // Some browsers put back what they remember only now, and tell nobody.
  window.addEventListener("pageshow", takeOver);

  return {
    hear: (event) => {
      save();
      if (engine) engine.hear(event);
      else prepare();
    },
    submit: async (shipment) => {
      if (waiting || isSending(id)) return;
      save();
      const ready = engine ?? (await arrival());
      await ready?.submit({ ...shipment, shownAt });
    },
    reset: () => {
      element.reset();
      engine?.reset();
    },
    disconnect: () => {
      connected = false;
      unwatch();
      window.removeEventListener("pageshow", takeOver);
      engine?.stop();
    },
  };
}
