import { isRecord } from "./lead-rules";

export const moods = [
  "ok",
  "400",
  "401",
  "429",
  "500",
  "html",
  "garbage",
  "silent",
  "drop",
  "cors-refuse",
  "slow",
] as const;

/**
 * How the stand-in behaves.
 * - `400` … `500`: that status with a JSON reason; nothing is stored.
 * - `html`, `garbage`: an HTML page, broken JSON. With a 2xx status a lead is stored first, since any 2xx is a
 *   success; set `status` for a failing one.
 * - `silent`: no answer, the connection is cut after `delayMs` (30 s); `drop`: cut at once. Nothing is stored.
 * - `cors-refuse`: requests of other origins are refused, preflight included; the own origin notices nothing.
 * - `slow`: the answer comes after `delayMs` (3 s); a lead whose sender has gone by then is not stored.
 */
export type Mood = (typeof moods)[number];

export const scopes = ["all", "forms", "blog", "images"] as const;
/** Which calls the mood applies to. */
export type Scope = (typeof scopes)[number];

export interface Behaviour {
  mood: Mood;
  scope: Scope;
  /** Waited before anything else, in milliseconds; for `silent`, how long the silence lasts. */
  delayMs: number;
  /** Status of `html` and `garbage`. */
  status: number;
  /** Whether the late posts are in the list. */
  latePublished: boolean;
}

/** What a test may ask for. A `mood` starts afresh; without it the rest is changed alone. */
export type Settings = Partial<Behaviour>;

const defaultDelays: Partial<Record<Mood, number>> = { silent: 30_000, slow: 3_000 };

export function behaviourOf(settings: Settings, before?: Behaviour): Behaviour {
  const mood = settings.mood ?? before?.mood ?? "ok";
  const kept = settings.mood === undefined ? before : undefined;
  return {
    mood,
    scope: settings.scope ?? kept?.scope ?? "all",
    delayMs: settings.delayMs ?? kept?.delayMs ?? defaultDelays[mood] ?? 0,
    status: settings.status ?? kept?.status ?? 200,
    latePublished: settings.latePublished ?? before?.latePublished ?? false,
  };
}

/** Reads the body of `POST /__control`; a text says what is wrong with it. */
export function readSettings(body: unknown): Settings | string {
  if (!isRecord(body)) return "un objet JSON est attendu";
  const settings: Settings = {};
  for (const [key, value] of Object.entries(body)) {
    const mood = moods.find((known) => known === value);
    const scope = scopes.find((known) => known === value);
    if (key === "mood" && mood !== undefined) settings.mood = mood;
    else if (key === "scope" && scope !== undefined) settings.scope = scope;
    else if (key === "delayMs" && isWhole(value, 0, 600_000)) settings.delayMs = value;
    else if (key === "status" && isWhole(value, 200, 599)) settings.status = value;
    else if (key === "latePublished" && typeof value === "boolean") settings.latePublished = value;
    else return `« ${key} » : ${JSON.stringify(value)} n’est pas admis`;
  }
  return settings;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
