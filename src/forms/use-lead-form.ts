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
import { useSite } from "../shared/browser/use-site";
import { controlOf, isFilled, labelOf, readControl } from "./controls";
import { readDraft, saveDraft } from "./draft";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";
import { faultsOf } from "./schemas";
import {
  failSending,
  forgetSuccess,
  isSending,
  sendLead,
  sendStateOf,
  setSendState,
  useSendState,
} from "./send-lead";
import { isBlank } from "./text-rules";
import { isHoneypotFilled } from "./honeypot";
import { usePassages, type FormAddition } from "./use-passages";

export type LeadForm = ReturnType<typeof useLeadForm>;

/** Events after which controls may hold new values: filling in, and a press on the button that waits for it. */
const fillEvents = ["pageshow", "input", "change", "focusin", "focusout", "pointerover"] as const;

/**
 * State and behaviour of every lead form: errors once a field is touched, progress, a draft, one send at a time. The
 * fields are native controls without default values, so that react-hook-form takes over what they hold.
 *
 * @param opening a sentence at the start of the long text, before what was typed
 * @param addition a text after what was typed
 */
export function useLeadForm(definition: LeadFormDefinition, opening = "", addition?: FormAddition) {
  const { id, schema, fields, longText, showsProgress, confirmation } = definition;
  const { productSlug } = useSite();
  const elementRef = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const shownAt = useRef(0);
  const sentFromHere = useRef(false);
  const [values, setValues] = useState<Readonly<Partial<LeadValues>>>({});
  const [announced, setAnnounced] = useState("");
  /** Messages already announced, by field, as long as they are shown. */
  const announcedErrors = useRef<Record<string, string | undefined>>({});
  const state = useSendState(id);
  const sending = state.status === "submitting" || (state.status === "success" && confirmation !== undefined);
  const { register, subscribe, setValue, getValues, getFieldState, handleSubmit, reset, formState } =
    useForm<LeadValues>({ resolver: yupResolver(schema, {}, { mode: "sync" }), mode: "onTouched" });

  const faults = faultsOf(schema, values);
  const done = fields.filter((name) => !faults[name] && !isBlank(String(values[name] ?? "")));
  const next = showsProgress ? fields.find((name) => faults[name]) : undefined;
  const missing = definition.blocksInvalid ? fields.filter((name) => faults[name]) : undefined;

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return undefined;
    shownAt.current = performance.now();
    forgetSuccess(id);
    const draft = readDraft(id);
    for (const name of fields) {
      const [kept, shown] = [draft.values[name], readControl(element, name)];
      // A draft of an older build may hold a text where a box is now.
      if (isFilled(kept) && !isFilled(shown) && typeof kept === typeof shown) setValue(name, kept);
    }
    const takeOver = (names: readonly string[]): void => {
      for (const name of names) {
        // A field with the focus is not touched yet: no error while typing.
        const shouldTouch = controlOf(element, name) !== document.activeElement;
        setValue(name, readControl(element, name), { shouldTouch, shouldValidate: shouldTouch });
      }
    };
    const show = (shown: LeadValues): void => {
      setValues({ ...shown });
      // A send saves its draft when it starts and clears it on success.
      if (!isSending(id)) saveDraft(id, { values: { ...shown } });
    };
    takeOver(fields.filter((name) => isFilled(readControl(element, name))));
    show(getValues());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: (changed) => show(changed.values),
    });
    if (draft.sending && sendStateOf(id).status === "untouched")
      setSendState(id, { status: "error", failure: "interrupted" });
    // Reads the controls: browsers and password managers fill them without an event that reaches React.
    const onEvent = (): void =>
      takeOver(fields.filter((name) => readControl(element, name) !== (getValues(name) ?? "")));
    for (const type of fillEvents) window.addEventListener(type, onEvent);
    return () => {
      unsubscribe();
      for (const type of fillEvents) window.removeEventListener(type, onEvent);
      forgetSuccess(id);
    };
  }, [id, fields, subscribe, setValue, getValues]);

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
        return failSending(id, "trapped", "Le champ réservé aux robots était rempli.");
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
    percent: showsProgress ? Math.round((100 * done.length) / fields.length) : undefined,
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
