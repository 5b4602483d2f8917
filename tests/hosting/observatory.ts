/*
 * The rules of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory, "Tests & Scoring"), as far as a site
 * without cookies and without CORS can meet them. Redirection to HTTPS and the preload list depend on the machine.
 */

/** Header names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string | undefined>>;

export interface Grade {
  readonly score: number;
  /** Points of each test, negative for a penalty. */
  readonly modifiers: Readonly<Record<string, number>>;
}

/**
 * Grades one answer over HTTPS. Penalties are taken from 100; bonuses count from 90 on. A+ begins at 100.
 * @param html the document, for its own policy and its scripts
 */
export function grade(headers: ResponseHeaders, html: string): Grade {
  const policies = [headers["content-security-policy"] ?? "", metaPolicy(html)]
    .filter(Boolean)
    .map(parsePolicy);
  const framing = parsePolicy(headers["content-security-policy"] ?? "").get("frame-ancestors");
  const modifiers = {
    "content-security-policy": policyModifier(policies),
    "strict-transport-security": transportModifier(headers["strict-transport-security"]),
    "x-content-type-options": headers["x-content-type-options"]?.trim().toLowerCase() === "nosniff" ? 0 : -5,
    "x-frame-options": framingModifier(framing, headers["x-frame-options"]),
    "referrer-policy": referrerModifier(headers["referrer-policy"]),
    "cross-origin-resource-policy": resourceModifier(headers["cross-origin-resource-policy"]),
    "cross-origin-resource-sharing": headers["access-control-allow-origin"] ? -50 : 0,
    "subresource-integrity": integrityModifier(html),
  };
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const points = Object.values(modifiers);
  const base = 100 + sum(points.filter((value) => value < 0));
  return {
    modifiers,
    score: Math.max(0, base >= 90 ? base + sum(points.filter((value) => value > 0)) : base),
  };
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return name ? [[name, new Set(sources)] as const] : [];
    }),
  );

const metaPolicy = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? "";

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const isHash = (source: string): boolean => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

/** The grader reads all policies as one: what any of them allows is allowed. That is stricter than a browser. */
function policyModifier(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25;
  const sourcesOf = (name: string): string[] => {
    const found = policies.flatMap((policy) => {
      const sources = policy.get(name) ?? policy.get("default-src");
      return sources ? [...sources] : ["*"];
    });
    return found.some(isHash) && name !== "default-src"
      ? found.filter((source) => source !== "'unsafe-inline'" || name === "style-src")
      : found;
  };
  const [scripts, objects, styles] = ["script-src", "object-src", "style-src"].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ];
  const has = (sources: readonly string[], faulty: readonly string[]): boolean =>
    sources.some((source) => faulty.includes(source));
  const insecure = (sources: readonly string[]): boolean =>
    sources.some((source) => /^(?:http|ftp):/.test(source));
  const passive = [...sourcesOf("img-src"), ...sourcesOf("media-src")];
  const active = policies.flatMap((policy) =>
    [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : [...sources])),
  );

  if (has(scripts, [...broad, "'unsafe-inline'", "data:"]) || has(objects, broad)) return -20;
  if (insecure(active)) return -20;
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10;
  if (insecure(passive)) return -10;
  if (has(styles, [...broad, "'unsafe-inline'", "data:"])) return 0;
  return policies.every((policy) => [...(policy.get("default-src") ?? [])].join() === "'none'") ? 10 : 5;
}

/** At least six months, in seconds. */
function transportModifier(value: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(value ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function framingModifier(ancestors: ReadonlySet<string> | undefined, header: string | undefined): number {
  if (ancestors && ![...ancestors].some((source) => broad.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header?.trim() ?? "") ? 0 : -20;
}

function referrerModifier(value: string | undefined): number {
  if (value === undefined) return 0;
  const [last = ""] = value
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .slice(-1);
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(last)
    ? 5
    : -5;
}

function resourceModifier(value: string | undefined): number {
  if (value === undefined || value === "cross-origin") return 0;
  return ["same-origin", "same-site"].includes(value) ? 10 : -5;
}

/** Scripts of other sites need a hash; without any there is nothing to lose. */
function integrityModifier(html: string): number {
  const foreign = html.match(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/gi) ?? [];
  if (foreign.every((tag) => /\sintegrity="/.test(tag))) return foreign.length ? 5 : 0;
  return foreign.some((tag) => !/\ssrc="https:/.test(tag)) ? -50 : -5;
}
