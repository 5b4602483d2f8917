/** Lengths of what a lead holds, in characters: forms, schemas and receiver have them from here. */
export const leadLimits = {
  name: 100,
  email: 254,
  phone: 40,
  text: 5000,
  contestNameMin: 2,
  contestPhoneMin: 7,
  contestProjectMin: 20,
} as const;
