const parisDay = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** dd/MM/yyyy in Paris time (specification, section 9). @param iso ISO 8601 instant */
export function formatDate(iso: string): string {
  return parisDay.format(new Date(iso));
}

const parisIsoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day in Paris as `yyyy-MM-dd`, which sorts as text. */
export function formatDay(instant: Date): string {
  return parisIsoDay.format(instant);
}

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads an ISO 8601 date or instant, as milliseconds since 1970; NaN for another form and for a day that the
 * calendar does not have (`Date.parse` makes 3 March of 31 February). Without a zone it is UTC on every machine.
 */
export function parseInstant(text: string): number {
  const [, year, month, day, zone] = isoInstant.exec(text) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return NaN;
  return Date.parse(text.includes("T") && !zone ? `${text}Z` : text);
}
