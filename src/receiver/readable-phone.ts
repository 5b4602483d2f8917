import type { Lead } from "./lead-forms";

/** A + or 00 and the code of a country, which no other code begins with (ITU-T E.164, annex D). */
const countryCode = /^(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/**
 * The fields with the phone as people read it: `0465710000` → « 04 65 71 00 00 », `+33465710000` → « +33 4 65 71 00 00 ».
 * A number with other signs than digits stays as it was typed.
 */
export function withReadablePhone(fields: Lead["fields"]): Lead["fields"] {
  const { phone } = fields;
  if (!phone || !/^\+?\d+$/.test(phone)) return fields;
  const [code = ""] = countryCode.exec(phone) ?? [];
  const pairs = phone.slice(code.length).replace(/\B(?=(?:\d\d)+$)/g, " ");
  return { ...fields, phone: code ? `${code} ${pairs}` : pairs };
}
