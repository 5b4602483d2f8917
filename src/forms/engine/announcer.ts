type Errors = Readonly<Record<string, string>>;

/** What screen readers are told of messages that come up behind the visitor's back. */
export interface Announcer {
  /** To be called whenever the messages on screen have changed. */
  readonly follow: (errors: Errors) => void;
  /** A field was left. `label` is what the visitor knows it by. */
  readonly leave: (name: string, label: string) => void;
  /** Whatever is wrong now, the focus is about to read it. */
  readonly hush: () => void;
  readonly heard: () => string;
}

/**
 * Tells of a field's message once: when the field is left with it, since the focus is elsewhere by then. It is told
 * anew only after it was gone, and not at all where the focus goes to the fault itself, which reads the message as
 * the field's description.
 */
export function createAnnouncer(): Announcer {
  let current: Errors = {};
  let known: Errors = {};
  let heard = { name: "", text: "" };
  const silence = { name: "", text: "" };
  return {
    follow: (errors) => {
      current = errors;
      known = Object.fromEntries(Object.entries(known).filter(([name, text]) => errors[name] === text));
      if (known[heard.name] === undefined) heard = silence;
    },
    leave: (name, label) => {
      const message = current[name];
      if (message === undefined || known[name] === message) return;
      known = { ...known, [name]: message };
      heard = { name, text: `${label}\u00a0: ${message}` };
    },
    hush: () => {
      known = current;
      heard = silence;
    },
    heard: () => heard.text,
  };
}
