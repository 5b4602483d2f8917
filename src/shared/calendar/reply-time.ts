/** The delay promised in `content/settings/claims.json`. */
export interface ReplyClaim {
  readonly replyHours: { readonly value: number; readonly unit: string };
}

/** The time in which a request is answered, number and unit on one line: « 4 heures ouvrées ». */
export const replyTime = ({ replyHours }: ReplyClaim): string =>
  `${replyHours.value}\u00a0${replyHours.unit}`;
