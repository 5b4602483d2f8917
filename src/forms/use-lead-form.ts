import { yupResolver } from "@hookform/resolvers/yup";
import { navigate } from "gatsby";
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from "react";
import { useForm } from "react-hook-form";
import { paths } from "../shared/paths";
import { useIdentity } from "../shared/browser/use-site";
import { labelOf, readControl } from "./controls";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";
import { progressOf } from "./progress";
import { failSending, forgetSuccess, sendLead, useSendState } from "./send-lead";
import { isHoneypotFilled } from "./honeypot";
import { useAutofill } from "./use-autofill";
import { useKeptValues, useRestoredDraft } from "./use-draft";
import { usePassages, type FormAddition } from "./use-passages";

export type LeadForm = ReturnType<typeof useLeadForm>;

/**
 * State and behaviour of every lead form: errors once a field is touched, progress, a draft, one send at a time. The
 * fields are native controls without default values, so that react-hook-form takes over what they hold.
 *
 * @param opening a sentence at the start of the long text, before what was typed
 * @param addition a text after what was typed
 */
export function useLeadForm(definition: LeadFormDefinition, opening = "", addition?: FormAddition) {
  const { id, schema, fields, longText, confirmation } = definition;
  const { productSlug } = useIdentity();
  const elementRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const sentFromHere = useRef(false);
  const [announced, setAnnounced] = useState("");
  /** Messages already announced, by field, as long as they are shown. */
  const announcedErrors = useRef<Record<string, string | undefined>>({});
  const state = useSendState(id);
  const sending = state.status === "submitting" || (state.status === "success" && confirmation !== undefined);
  const { register, subscribe, setValue, getValues, getFieldState, handleSubmit, reset, formState } =
    useForm<LeadValues>({ resolver: yupResolver(schema, {}, { mode: "sync" }), mode: "onTouched" });

  // In page order: of several faults, the one that was registered first gets the focus.
  for (const name of fields) register(name);

  useEffect(() => {
    shownAt.current = performance.now();
    forgetSuccess(id);
    return () => forgetSuccess(id);
  }, [id]);
  // In this order: what is kept fills empty fields, then all fields are taken over, then they are kept.
  useRestoredDraft(elementRef, definition, setValue);
  useAutofill(elementRef, fields, { setValue, getValues });
  const values = useKeptValues(id, { subscribe, getValues });
  const { missing, next, percent } = progressOf(definition, values);
  usePassages(elementRef, definition, { opening, addition }, sending, setValue);

  useEffect(() => {
    if (state.status === "success" && !confirmation) {
      elementRef.current?.reset();
      reset(schema.getDefault() as LeadValues);
    }
    if (sentFromHere.current && (state.status === "error" || state.status === "success"))
      outcomeRef.current?.focus();
  }, [state, confirmation, schema, reset]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement> | KeyboardEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const element = elementRef.current;
    if (!element || sending) return;
    sentFromHere.current = true;
    for (const name of fields)
      if (readControl(element, name) !== getValues(name)) setValue(name, readControl(element, name));
    const send = async (lead: LeadValues): Promise<void> => {
      if (isHoneypotFilled(element))
        return failSending(id, "honeypot", "Le champ réservé aux robots était rempli.");
      const arrived = await sendLead(id, () => definition.send(lead, productSlug), shownAt.current);
      if (arrived && confirmation)
        await navigate(`${paths.success}?type=${confirmation}`, { state: { sentAt: Date.now() } });
    };
    // The focus goes to the first fault, which is read as the field's description.
    void handleSubmit(send)().then(() => setAnnounced(""));
  };

  return {
    id,
    state,
    longText,
    elementRef,
    /** A send is under way, or the page that follows it. */
    sending,
    values,
    /** The message of a field that was just left, for screen readers: the focus is elsewhere by then. */
    announced,
    /** The message about the outcome: it takes the focus. */
    outcomeRef,
    /** Missing fields that keep the button disabled, in page order; undefined where it is never disabled. */
    missing,
    /** Fields both filled and valid, in percent; undefined where the form shows no progress. */
    percent,
    /** The text that a field holds once the visitor has left it; empty before. */
    textLeftIn: (name: string): string =>
      formState.touchedFields[name] ? String(values[name] ?? "").trim() : "",
    /** Everything a field needs to belong to the form. */
    field: (name: string) => {
      const { ref, onChange, onBlur } = register(name);
      const value = values[name];
      return {
        id: `${id}-${name}`,
        name,
        control: {
          ref,
          onChange: (event: ChangeEvent) => void onChange(event),
          onBlur: (event: FocusEvent) =>
            void onBlur(event).then(() => {
              const message = getFieldState(name).error?.message;
              if (!message) setAnnounced("");
              else if (message !== announcedErrors.current[name] && elementRef.current)
                setAnnounced(`${labelOf(elementRef.current, name)}\u00a0: ${message}`);
              announcedErrors.current[name] = message;
            }),
        },
        error: formState.errors[name]?.message,
        highlighted: name === next,
        readOnly: sending,
        length: typeof value === "string" ? value.length : 0,
      };
    },
    onSubmit,
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      // Browsers send nothing on Enter while the button is disabled; the visitor still wants to know why.
      const { target } = event;
      const inLine = target instanceof HTMLInputElement && target.type !== "checkbox";
      const isSubmit = event.key === "Enter" && inLine && !event.nativeEvent.isComposing;
      if (isSubmit && missing?.length) onSubmit(event);
    },
  };
}
