import { yupResolver } from "@hookform/resolvers/yup";
import type { SyntheticEvent } from "react";
import { createFormControl, type FieldErrors } from "react-hook-form";
import type { LeadFormDefinition } from "../lead-form-definition";
import { controlOf, isFilled, readControl, type LeadValues } from "../lead-values";
import { fail } from "../send-state";
import type { Snapshot } from "../snapshot";
import { isBlank } from "../text-rules";
import { sprang } from "../trap";
import { createAnnouncer } from "./announcer";
import { kindOf } from "./kinds";
import { faultsOf } from "./schemas";
import { sendLead } from "./send-lead";

/** What the form wants to know from the page when it sends. */
export interface Shipment {
  readonly productSlug: string;
  /** When the form was shown, on the clock of `performance.now()`. */
  readonly shownAt: number;
  /** Runs once the lead has arrived. */
  readonly onSent?: (() => Promise<void>) | undefined;
}

/** What a form can do once its rules are there. */
export interface Engine {
  /** Takes a change or blur of any control. */
  readonly hear: (event: SyntheticEvent) => void;
  /** Takes over what the controls show, where nothing told of it. */
  readonly adopt: () => void;
  /** Shows every fault and goes to the first, or sends. */
  readonly submit: (shipment: Shipment) => Promise<void>;
  /** Empties the form and forgets that it was touched. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/**
 * The machinery that every lead form shares: rules, errors, progress, one send at a time. It stands apart from the
 * forms' markup, and is loaded when a form comes near: the fields are plain HTML controls that need none of it to be
 * seen and filled in. What they hold by then is taken over and checked.
 *
 * @param publish hears of every change.
 */
export function startEngine(
  { id, kind, fields, steps }: LeadFormDefinition,
  element: HTMLFormElement,
  publish: (snapshot: Snapshot) => void,
): Engine {
  const { schema, deliver } = kindOf(kind);
  const form = createFormControl<LeadValues, unknown, LeadValues>({
    resolver: yupResolver(schema, {}, { mode: "sync" }),
    mode: "onTouched",
  });
  const { register, subscribe, getValues, setValue, trigger, handleSubmit, reset } = form;
  let errors: Readonly<Record<string, string>> = {};
  const announcer = createAnnouncer();

  const tell = (): void => {
    const values = getValues();
    const faults = faultsOf(schema, values);
    const done = steps.filter((name) => faults[name] === undefined && !isBlank(String(values[name] ?? "")));
    publish({
      values: { ...values },
      errors,
      heard: announcer.heard(),
      valid: Object.keys(faults).length === 0,
      percent: Math.round((100 * done.length) / (steps.length || 1)),
      next: steps.find((name) => faults[name] !== undefined),
    });
  };
  const stop = subscribe({
    formState: { values: true, errors: true },
    callback: (state) => {
      errors = messagesOf(state.errors);
      announcer.follow(errors);
      tell();
    },
  });
  const handlers = new Map<string, (event: SyntheticEvent) => Promise<unknown>>();
  for (const name of fields) {
    const { ref, onChange } = register(name);
    ref(controlOf(element, name));
    handlers.set(name, onChange);
  }

  const adopt = (): void => {
    for (const name of fields) {
      const shown = readControl(element, name);
      if (shown !== undefined && shown !== getValues(name))
        setValue(name, shown, { shouldTouch: isFilled(shown) });
    }
  };

  // A field somebody is typing in right now is not touched yet: no error while they write.
  const left = fields.filter((name) => {
    const value = readControl(element, name);
    return isFilled(value) && document.activeElement !== controlOf(element, name);
  });
  for (const name of left) setValue(name, readControl(element, name) ?? "", { shouldTouch: true });
  if (left.length > 0) void trigger([...left]);
  tell();

  return {
    adopt,
    stop,
    hear: (event) => {
      const { name } = event.target as HTMLInputElement;
      void handlers
        .get(name)?.(event)
        .then(() => {
          if (event.type !== "blur") return;
          announcer.leave(name, labelOf(element, name));
          tell();
        });
    },
    submit: async ({ productSlug, shownAt, onSent }) => {
      adopt();
      await handleSubmit(async (lead) => {
        if (sprang(element)) return fail(id, "trapped", "Le champ réservé aux robots était rempli.");
        await sendLead({ formId: id, shownAt, deliver: () => deliver(lead, productSlug), onSent });
      })();
      announcer.hush();
      tell();
    },
    reset: () => reset(schema.getDefault() as LeadValues, { keepFieldsRef: true }),
  };
}

function messagesOf(errors: FieldErrors<LeadValues> | undefined): Readonly<Record<string, string>> {
  const found = Object.entries(errors ?? {}).map(([name, error]) => [name, error?.message] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A field's label without its asterisk. */
const labelOf = (element: HTMLFormElement, name: string): string =>
  controlOf(element, name)?.labels?.[0]?.textContent?.replace(/\*$/, "") ?? name;
