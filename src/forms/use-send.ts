import { navigate } from "gatsby";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useIdentity } from "../shared/browser/use-site";
import { paths } from "../shared/paths";
import { readControl } from "./controls";
import type { Form, LeadFormDefinition, LeadValues } from "./lead-kinds";
import { isHoneypotFilled } from "./honeypot";
import { failSending, forgetSuccess, sendLead, useSendState } from "./send-lead";

/** Sends a form, and shows what became of it: its message takes the focus, a page follows, or the form is empty again. */
export function useSend(
  { getValues, setValue, handleSubmit, reset }: Form,
  elementRef: RefObject<HTMLFormElement | null>,
  { id, schema, fields, send, confirmation }: LeadFormDefinition,
) {
  const { productSlug } = useIdentity();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => performance.now());
  const sentFromHere = useRef(false);
  const state = useSendState(id);
  const sending = state.status === "submitting" || (state.status === "success" && confirmation !== undefined);

  useEffect(() => {
    forgetSuccess(id);
    return () => forgetSuccess(id);
  }, [id]);

  useEffect(() => {
    if (state.status === "success" && !confirmation) {
      elementRef.current?.reset();
      reset(schema.getDefault() as LeadValues);
    }
    const outcome = outcomeRef.current;
    if (outcome && sentFromHere.current && (state.status === "error" || state.status === "success")) {
      // The focus alone scrolls to the middle: the button that was pressed goes no further than the message needs.
      outcome.scrollIntoView({ block: "nearest" });
      outcome.focus();
    }
  }, [state, confirmation, schema, reset, elementRef]);

  const sendValues = async (values: LeadValues): Promise<void> => {
    if (isHoneypotFilled(elementRef.current))
      return failSending(id, "honeypot", "Le champ réservé aux robots était rempli.");
    const arrived = await sendLead(id, () => send(values, productSlug), shownAt);
    if (arrived && confirmation)
      await navigate(`${paths.success}?type=${confirmation}`, { state: { sentAt: Date.now() } });
  };
  return {
    state,
    /** A send is under way, or the page that follows it. */
    sending,
    outcomeRef,
    /** Sends what the controls show, or leads to the first fault; nothing while a send is under way. Resolves at its end. */
    submit: async (): Promise<void> => {
      const element = elementRef.current;
      if (!element || sending) return;
      sentFromHere.current = true;
      for (const name of fields)
        if (readControl(element, name) !== getValues(name)) setValue(name, readControl(element, name));
      await handleSubmit(sendValues)();
    },
  };
}
