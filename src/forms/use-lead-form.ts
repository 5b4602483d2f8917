import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from "react";
import { useSite } from "../shared/use-site";
import { fetchConfirmation, goToConfirmation } from "./confirmation";
import { connect, type Connection } from "./connection";
import type { LeadFormDefinition } from "./lead-form-definition";
import type { LeadValues } from "./lead-values";
import { sendStateOf, setSendState, useSendState, type SendState } from "./send-state";
import { untouchedSnapshot } from "./snapshot";

/** Everything a field needs to belong to the form. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly highlighted: boolean;
  readonly readOnly: boolean;
  /** Characters typed, in UTF-16 code units like the `maxlength` attribute. */
  readonly length: number;
}

export interface LeadForm {
  readonly id: string;
  readonly state: SendState;
  /** A send is under way, or waits for what it needs. */
  readonly sending: boolean;
  /** The button is of no use: something is invalid, in a form that says so by its button. */
  readonly blocked: boolean;
  /** Fields both filled and valid, in percent; undefined where the form shows no progress. */
  readonly percent: number | undefined;
  readonly values: Readonly<Partial<LeadValues>>;
  /** What screen readers are told of a field that was just left. */
  readonly heard: string;
  readonly field: (name: string) => FieldBinding;
  readonly elementRef: RefObject<HTMLFormElement | null>;
  /** The message about the outcome: it takes the focus. */
  readonly outcomeRef: RefObject<HTMLDivElement | null>;
  readonly onChange: (event: SyntheticEvent) => void;
  readonly onBlur: (event: SyntheticEvent) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/** What every lead form shows and does, in whichever state its lead is. */
export function useLeadForm(definition: LeadFormDefinition): LeadForm {
  const { id, steps, blocksInvalid, confirmation } = definition;
  const { productSlug } = useSite();
  const elementRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const connection = useRef<Connection | undefined>(undefined);
  const sentFromHere = useRef(false);
  const [snapshot, setSnapshot] = useState(() => untouchedSnapshot(definition));
  const [waiting, setWaiting] = useState(false);
  const [unchecked, setUnchecked] = useState(false);
  const state = useSendState(id);
  const sending = waiting || state.status === "submitting";
  const { values, errors, valid, percent, next } = snapshot;

  useEffect(() => {
    if (!elementRef.current) return undefined;
    const made = connect(definition, elementRef.current, {
      onSnapshot: setSnapshot,
      onWaiting: setWaiting,
      onUnchecked: setUnchecked,
    });
    connection.current = made;
    return made.disconnect;
  }, [definition]);

  useEffect(() => {
    // While the lead travels, so that nobody waits for it after.
    if (state.status === "submitting" && confirmation) void fetchConfirmation(confirmation);
    if (state.status === "success") {
      connection.current?.reset();
      if (confirmation) setSendState(id, { status: "untouched" });
    }
    if (sentFromHere.current && (state.status === "error" || state.status === "success"))
      outcomeRef.current?.focus();
  }, [state, id, confirmation]);
  useEffect(
    () => () => {
      // The visitor has seen it; the form is a fresh one when they come back.
      if (sendStateOf(id).status === "success") setSendState(id, { status: "untouched" });
    },
    [id],
  );

  const submit = (): void => {
    sentFromHere.current = true;
    void connection.current?.submit({
      productSlug,
      onSent: confirmation && (() => goToConfirmation(confirmation)),
    });
  };
  const hear = (event: SyntheticEvent): void => connection.current?.hear(event);

  return {
    id,
    state,
    sending,
    blocked: blocksInvalid && !valid && !unchecked,
    values,
    elementRef,
    outcomeRef,
    heard: snapshot.heard,
    percent: steps.length > 0 ? percent : undefined,
    field: (name) => {
      const value = values[name];
      return {
        id: `${id}-${name}`,
        name,
        error: errors[name],
        highlighted: name === next,
        readOnly: sending,
        length: typeof value === "string" ? value.length : 0,
      };
    },
    onChange: hear,
    onBlur: hear,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    onKeyDown: (event) => {
      // Browsers send nothing on Enter while the button is disabled; the visitor still wants to know why.
      const { target } = event;
      const inLine = target instanceof HTMLInputElement && target.type !== "checkbox";
      if (event.key !== "Enter" || !inLine || valid || !blocksInvalid || event.nativeEvent.isComposing)
        return;
      event.preventDefault();
      submit();
    },
  };
}
