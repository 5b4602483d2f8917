import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { startPreview } from "../../../scripts/lib/preview-server";
import { publishedFolder } from "../../e2e/support/built-pages";
import { createStandIn } from "../../agency-api/stand-in";

export type Front = Awaited<ReturnType<typeof startFront>>;

/** Runs before everything in each document, and tells the server what the browser complains of. */
const watch = `(() => {
  const tell = (text) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/watch-fault", false);
    request.send(location.pathname + " " + text);
  };
  // A page that is left stops the parts of it that are still coming, which WebKit reports as lost.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  addEventListener("error", ({ message, target }) => (message || !isLeft) && tell(message || "failed: " + (target.currentSrc || target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => tell("uncaught: " + reason));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => tell("refused: " + blockedURI + " " + violatedDirective));
  for (const level of ["error", "warn"]) console[level] = (...said) => tell(said.join(" "));
  addEventListener("scripts-ready", () => (window.areScriptsReady = true));
  const textOf = (element) => (element.innerText ?? element.textContent).replace(/\\s+/g, " ");
  // For support/visitor.ts: the first element of a kind that is shown, with these words among its own.
  window.findShown = (selector, words) => [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && textOf(element).includes(words));
})()`;
const axe = readFileSync(require.resolve("axe-core/axe.min.js"));
const tag = Buffer.from('<script src="/watch.js"></script>');

/** Serves the built site with a stand-in agency API, and notes what browsers see that no test can look into. */
export async function startFront() {
  const standIn = createStandIn();
  const faults: string[] = [];
  const gates = new Map<RegExp, Promise<void>>();
  const before = async (req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> => {
    const { url = "", headers } = req;
    if (url === "/watch.js") return void res.setHeader("Content-Type", "text/javascript").end(watch);
    if (url === "/axe.js") return void res.setHeader("Content-Type", "text/javascript").end(axe);
    if (url === "/watch-fault") {
      for await (const chunk of req) faults.push(String(chunk));
      return void res.end();
    }
    res.once("finish", () => res.statusCode >= 400 && faults.push(`${res.statusCode}: ${url}`));
    for (const [paths, gate] of gates) if (paths.test(url)) await gate;
    if (headers.accept?.includes("text/html")) {
      delete headers["accept-encoding"];
      addTag(res);
    }
    next();
  };
  const { address, close } = await startPreview({
    port: 0,
    publicDir: publishedFolder,
    api: standIn.handler,
    before: (req, res, next) => void before(req, res, next),
  });
  /** Holds up answers of such paths. @returns lets them through from then on */
  const hold = (paths: RegExp): (() => void) => {
    let release = (): void => undefined;
    gates.set(paths, new Promise<void>((resolve) => (release = resolve)));
    return () => {
      gates.delete(paths);
      release();
    };
  };
  return { address, standIn, faults, hold, close };
}

/** Puts the watching script first into the head of the document that is answered. */
function addTag(res: ServerResponse): void {
  const { writeHead, write, end } = res;
  const marked = (chunk: unknown): unknown => {
    if (!Buffer.isBuffer(chunk)) return chunk;
    const place = chunk.indexOf("<head>");
    return place < 0 ? chunk : Buffer.concat([chunk.subarray(0, place + 6), tag, chunk.subarray(place + 6)]);
  };
  const withoutLength = (headers: unknown): unknown =>
    Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => !/^content-length$/i.test(name)));
  Object.assign(res, {
    writeHead: (status: number, headers: unknown) =>
      Reflect.apply(writeHead, res, [status, withoutLength(headers)]),
    write: (chunk: unknown, ...rest: unknown[]) => Reflect.apply(write, res, [marked(chunk), ...rest]),
    end: (chunk: unknown, ...rest: unknown[]) => Reflect.apply(end, res, [marked(chunk), ...rest]),
  });
}
