/**
 * How the stand-in behaves.
 * - `400` … `500`: that status with a JSON reason; nothing is stored.
 * - `html`, `garbage`: an HTML page, broken JSON. With a 2xx status a lead is stored first, since any 2xx is a
 *   success; set `status` for a failing one.
 * - `silent`: no answer, the connection is cut after `delayMs` (30 s); `drop`: cut at once. Nothing is stored.
 * - `cors-refuse`: requests of other origins are refused, preflight included; the own origin notices nothing.
 * - `slow`: the answer comes after `delayMs` (3 s); a lead whose sender has gone by then is not stored.
 */
export type Scenario =
  "ok" | "400" | "401" | "429" | "500" | "html" | "garbage" | "silent" | "drop" | "cors-refuse" | "slow";

export interface Behaviour {
  scenario: Scenario;
  /** Which calls the scenario applies to. */
  scope: "all" | "forms" | "blog" | "images";
  /** Waited before anything else, in milliseconds; for `silent`, how long the silence lasts. */
  delayMs: number;
  /** Status of `html` and `garbage`. */
  status: number;
  /** Whether the late posts are in the list. */
  latePublished: boolean;
}

/** What a test may ask for. A `scenario` starts afresh; without it the rest is changed alone. */
export type Settings = Partial<Behaviour>;

const defaultDelays: Partial<Record<Scenario, number>> = { silent: 30_000, slow: 3_000 };

export function behaviourOf(settings: Settings, before?: Behaviour): Behaviour {
  const scenario = settings.scenario ?? before?.scenario ?? "ok";
  const kept = settings.scenario === undefined ? before : undefined;
  const delayMs = defaultDelays[scenario] ?? 0;
  const latePublished = before?.latePublished ?? false;
  return { scope: "all", delayMs, status: 200, latePublished, ...kept, ...settings, scenario };
}
