/** Audit result of a criterion; one that could not be tested counts as not respected. */
export type AuditResult = "respected" | "failed" | "unverified" | "not-applicable";

/** The audit's grid, as far as it is counted. */
export interface Audit {
  readonly themes: readonly { readonly criteria: readonly { readonly result: AuditResult }[] }[];
}

export interface AuditSummary {
  readonly level: "totalement conforme" | "partiellement conforme" | "non conforme";
  /** Share of the applicable criteria that are respected, in whole percent, rounded down. */
  readonly rate: number;
  readonly respected: number;
  readonly applicable: number;
}

/**
 * The state that an accessibility statement declares: "totalement conforme" when every applicable criterion is respected,
 * "partiellement conforme" from half of them (RGAA 4.1, "Obligations d'accessibilité", model of statement). Where nothing was
 * applicable, nothing has been shown: "non conforme".
 */
export function auditSummary(themes: Audit["themes"]): AuditSummary {
  const results = themes.flatMap(({ criteria }) => criteria.map(({ result }) => result));
  const applicable = results.filter((result) => result !== "not-applicable").length;
  const respected = results.filter((result) => result === "respected").length;
  const rate = Math.floor((100 * respected) / Math.max(1, applicable));
  const incomplete = rate >= 50 ? "partiellement conforme" : "non conforme";
  return {
    level: rate === 100 ? "totalement conforme" : incomplete,
    rate,
    respected,
    applicable,
  };
}
