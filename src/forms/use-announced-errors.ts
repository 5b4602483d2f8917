import { useRef, useState, type RefObject } from "react";
import { labelOf } from "./controls";
import type { Form } from "./lead-kinds";

/** The message of a field that was just left, for screen readers: the focus is elsewhere by then. Each is announced once, while it lasts. */
export function useAnnouncedErrors({ getFieldState }: Form, elementRef: RefObject<HTMLFormElement | null>) {
  const [announced, setAnnounced] = useState("");
  const shown = useRef<Record<string, string | undefined>>({});
  return {
    announced,
    /** Of a field that has just been left and checked. */
    announce: (name: string): void => {
      const message = getFieldState(name).error?.message;
      if (!message) setAnnounced("");
      else if (message !== shown.current[name] && elementRef.current)
        setAnnounced(`${labelOf(elementRef.current, name)}\u00a0: ${message}`);
      shown.current[name] = message;
    },
    silence: (): void => setAnnounced(""),
  };
}
