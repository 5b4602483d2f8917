/** A failure that the person at the keyboard can mend: shown as its message alone, without a stack trace. */
export class UserError extends Error {}
