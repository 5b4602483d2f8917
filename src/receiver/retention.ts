/** The durations that the schema of `site.json` admits (`dataRetention`), in months. */
export const retentions: Readonly<Record<string, number>> = {
  "six mois": 6,
  "un an": 12,
  "dix-huit mois": 18,
  "deux ans": 24,
  "trois ans": 36,
  "cinq ans": 60,
};

/** The time before which leads are older than the forms' notices say; undefined for another duration. */
export function retentionStart(duration: string, now: Date): Date | undefined {
  const months = retentions[duration];
  if (months === undefined) return undefined;
  const start = new Date(now);
  start.setMonth(start.getMonth() - months);
  // A month without such a day: its last one.
  if (start.getDate() !== now.getDate()) start.setDate(0);
  return start;
}
