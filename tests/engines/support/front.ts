import type { IncomingMessage, ServerResponse } from "node:http";
import { startPreview } from "../../../scripts/lib/preview-server";
import { testSite } from "../../e2e/support/built-site";
import { recordReadiness } from "../../e2e/support/page";
import { testPosts } from "../../agency-api/posts";
import { createStandIn } from "../../agency-api/stand-in";

export type Front = Awaited<ReturnType<typeof startFront>>;

/** Runs before everything in each document, and reports to the server what the browser complains of. */
function watch(): void {
  const report = (text: string): void => {
    const request = new XMLHttpRequest();
    request.open("POST", "/watch-fault", false);
    request.send(`${location.pathname} ${text}`);
  };
  // A page that is left stops the files that are still coming, which WebKit reports as lost.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  const onError = ({ message, target }: ErrorEvent): void => {
    const { currentSrc, src, href } = target as unknown as Record<string, string | undefined>;
    if (message || !isLeft) report(message || `failed: ${currentSrc || src || href}`);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => report(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    report(`refused: ${blockedURI} ${violatedDirective}`),
  );
  for (const level of ["error", "warn"] as const) console[level] = (...words) => report(words.join(" "));
  const textOf = (element: HTMLElement): string =>
    (element.innerText ?? element.textContent).replace(/\s+/g, " ");
  // For support/visitor.ts: the first element of a kind that is shown, with these words among its own.
  const findShown = (selector: string, words: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.checkVisibility({ visibilityProperty: true }) && textOf(element).includes(words),
    );
  // Writes into a field as a browser or a password manager does, past React's own record of its value.
  const writeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  Object.assign(window, { findShown, writeInto });
}
const watchScript = `(${recordReadiness})();(${watch})()`;

/** Serves the built site with a stand-in agency API, and records what browsers see that no test can look into. */
export async function startFront() {
  const standIn = createStandIn({ posts: testPosts });
  const faults: string[] = [];
  let gate: Promise<void> | undefined;
  const before = async (req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> => {
    const { url = "", headers } = req;
    if (url === "/watch.js") return void res.setHeader("Content-Type", "text/javascript").end(watchScript);
    if (url === "/watch-fault") {
      for await (const chunk of req) faults.push(String(chunk));
      return void res.end();
    }
    if (headers.accept?.includes("text/html")) return answerWatched(site.address + url, res);
    res.once("finish", () => res.statusCode >= 400 && faults.push(`${res.statusCode}: ${url}`));
    if (url.endsWith(".js")) await gate;
    next();
  };
  const site = await startPreview({
    port: 0,
    publicDir: testSite.folder,
    api: standIn.handler,
    before: (req, res, next) => void before(req, res, next),
  });
  /** Holds the site's scripts back. @returns lets them through */
  const holdScripts = (): (() => void) => {
    let release = (): void => undefined;
    gate = new Promise<void>((resolve) => (release = resolve));
    return () => {
      gate = undefined;
      release();
    };
  };
  return { ...site, standIn, faults, holdScripts };
}

/** Answers with the document at an address, the watching script first in its head. */
async function answerWatched(address: string, res: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: "manual" });
  // `fetch` has undone what these say of the body and the connection.
  const own = /^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/;
  const html = (await answer.text()).replace("<head>", '<head><script src="/watch.js"></script>');
  res.writeHead(answer.status, [...answer.headers].filter(([name]) => !own.test(name)).flat()).end(html);
}
