import { useBrowserValue } from "../shared/use-browser-value";

/**
 * The path in the address bar, without trailing slash. It differs from the built one where a host serves the
 * 404 document.
 */
export function useAddress(builtPathname: string): string {
  const address = useBrowserValue(() => window.location.pathname, builtPathname);
  return address.replace(/(.)\/+$/, "$1");
}
