/** The delay promised in `content/settings/claims.json`, its unit in the singular: « heure ouvrée ». */
export interface ReplyClaim {
  readonly replyHours: { readonly value: number; readonly unit: string };
}

/** The time in which a request is answered, number and unit on one line: « 4 heures ouvrées ». */
export const replyTime = ({ replyHours: { value, unit } }: ReplyClaim): string =>
  `${value}\u00a0${value >= 2 ? unit.replace(/ |$/g, "s$&") : unit}`;
