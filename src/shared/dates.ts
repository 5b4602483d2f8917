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
