/**
 * How the stand-in behaves.
 * - `401`, `500`: that status with a JSON reason; nothing is stored.
 * - `html`: an HTML page. With a 2xx status a lead is stored first, since any 2xx is a success; set `status` for a
 *   failing one.
 * - `slow`: the right answer, after `slowMs`.
 * - `silent`: no answer, the connection is cut after 30 s; `drop`: cut at once. Nothing is stored.
 */
export type Scenario = "ok" | "slow" | "401" | "500" | "html" | "silent" | "drop";

/** Long enough to see that a form waits, and well below the 15 s after which it gives up. */
export const slowMs = 3000;

export interface Behaviour {
  scenario: Scenario;
  scope: "all" | "forms" | "blog";
  status: number;
  latePublished: boolean;
}

/** What a test may ask for. A `scenario` starts afresh; without it the rest is changed alone. */
export type Settings = Partial<Behaviour>;

export function behaviourOf(settings: Settings, before?: Behaviour): Behaviour {
  const kept = settings.scenario ? { latePublished: before?.latePublished ?? false } : before;
  return { scenario: "ok", scope: "all", status: 200, latePublished: false, ...kept, ...settings };
}
