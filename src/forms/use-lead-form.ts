import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject, type SubmitEvent } from "react";
import { useForm, type UseFormRegisterReturn } from "react-hook-form";
import type { ObjectSchema } from "yup";
import type { LeadValues } from "./lead-values";
import { faultsOf } from "./schemas";
import { fail, sendLead } from "./send-lead";
import { sendStateOf, setSendState, useSendState, type SendState } from "./send-state";
import { isBlank } from "./text-rules";
import { sprang } from "./trap";
import { adoptControls, useKeptValues } from "./use-kept-values";

/** What makes one form differ from another. Keep it outside the component: its identity must not change. */
export interface LeadFormDefinition<Values extends LeadValues> {
  /** Names the draft and the ids of the fields; one per form of the site. */
  readonly id: string;
  readonly schema: ObjectSchema<Values>;
  /** Every field, in the order of the page. */
  readonly fields: readonly (keyof Values & string)[];
  /** The fields that the progress counts and the highlight walks through; none for a form without progress. */
  readonly steps: readonly (keyof Values & string)[];
  /** True where the submit button is disabled until everything is valid. */
  readonly blocksInvalid: boolean;
}

/** Everything a field needs to belong to the form. */
export interface FieldBinding {
  readonly id: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly highlighted: boolean;
  readonly readOnly: boolean;
  /** Characters typed, in UTF-16 code units like the `maxlength` attribute. */
  readonly length: number;
}

export interface LeadForm {
  readonly id: string;
  readonly state: SendState;
  readonly valid: boolean;
  /** Fields both filled and valid, in percent; undefined where the form shows no progress. */
  readonly percent: number | undefined;
  readonly values: Readonly<Partial<LeadValues>>;
  readonly field: (name: string) => FieldBinding;
  readonly elementRef: RefObject<HTMLFormElement | null>;
  /** The message about the outcome: it takes the focus. */
  readonly outcomeRef: RefObject<HTMLDivElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/**
 * The machinery every lead form shares: validation, progress, highlight, draft, and one send at a time.
 *
 * @param deliver hands checked, trimmed values to the agency API.
 * @param onSent what follows a success, such as going to the confirmation page.
 */
export function useLeadForm<Values extends LeadValues>(
  { id, schema, fields, steps, blocksInvalid }: LeadFormDefinition<Values>,
  deliver: (values: Values) => Promise<void>,
  onSent?: () => void,
): LeadForm {
  const elementRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const sentFromHere = useRef(false);
  const form = useForm<LeadValues>({
    // The library cannot know that every schema here has texts and boxes only, whatever its fields are called.
    resolver: yupResolver(schema as unknown as ObjectSchema<LeadValues>, {}, { mode: "sync" }),
    mode: "onTouched",
  });
  const { reset, setValue, getValues, handleSubmit, register, formState } = form;
  const values = useKeptValues(id, form, elementRef, fields);
  const faults = useMemo(() => faultsOf(schema, values), [schema, values]);
  const state = useSendState(id);
  const valid = Object.keys(faults).length === 0;
  const redirects = onSent !== undefined;
  const next = steps.find((name) => faults[name] !== undefined);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  useEffect(() => {
    if (state.status === "success") {
      reset(schema.getDefault() as LeadValues);
      if (redirects) setSendState(id, { status: "untouched" });
    }
    if (sentFromHere.current && (state.status === "error" || state.status === "success"))
      outcomeRef.current?.focus();
  }, [state, id, schema, reset, redirects]);
  useEffect(
    () => () => {
      // The visitor has seen it; the form is a fresh one when they come back.
      if (sendStateOf(id).status === "success") setSendState(id, { status: "untouched" });
    },
    [id],
  );

  const submit = async (): Promise<void> => {
    if (state.status === "submitting") return;
    adoptControls(elementRef.current, fields, getValues, setValue);
    await handleSubmit(async () => {
      sentFromHere.current = true;
      if (sprang(elementRef.current)) return fail(id, "trapped", "Le champ réservé aux robots était rempli.");
      // Every field of a schema has a default, so that no key is missing.
      const lead = schema.validateSync(getValues(), { stripUnknown: true }) as Values;
      await sendLead({ formId: id, shownAt: shownAt.current, deliver: () => deliver(lead), onSent });
    })();
  };

  return {
    id,
    state,
    valid,
    values,
    elementRef,
    outcomeRef,
    percent: steps.length > 0 ? percentOf(steps, values, faults) : undefined,
    field: (name) => {
      const value = values[name];
      return {
        id: `${id}-${name}`,
        registration: register(name),
        error: formState.errors[name]?.message,
        highlighted: name === next,
        readOnly: state.status === "submitting",
        length: typeof value === "string" ? value.length : 0,
      };
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    onKeyDown: (event) => {
      // Browsers send nothing on Enter while the button is disabled; the visitor still wants to know why.
      const { target } = event;
      const inLine = target instanceof HTMLInputElement && target.type !== "checkbox";
      if (event.key !== "Enter" || !inLine || valid || !blocksInvalid || event.nativeEvent.isComposing)
        return;
      event.preventDefault();
      void submit();
    },
  };
}

function percentOf(
  steps: readonly string[],
  values: Readonly<Partial<LeadValues>>,
  faults: Readonly<Record<string, string>>,
): number {
  const done = steps.filter((name) => faults[name] === undefined && !isBlank(String(values[name] ?? "")));
  return Math.round((100 * done.length) / steps.length);
}
