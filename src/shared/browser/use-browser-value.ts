import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/**
 * A value that only the browser knows (address, scroll, preferences). The first render returns `built`, as the built
 * HTML does, so that hydration matches; the browser's value follows at once.
 *
 * @param read must return the same value until something changes: a primitive, not a new object
 * @param subscribe calls back whenever the value may have changed; omit it for a value that only changes with a
 * navigation
 */
export function useBrowserValue<Value extends string | number | boolean | undefined>(
  read: () => Value,
  built: Value,
  subscribe: (changed: () => void) => () => void = never,
): Value {
  return useSyncExternalStore(subscribe, read, () => built);
}

/** For `useBrowserValue`: called on each scroll. */
export function onScroll(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
