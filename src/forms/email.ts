/** An address as the HTML standard has it for `input type=email`. */
const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** HTML-standard address of at most 254 characters, at most 64 of them before the @. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH || text.indexOf("@") > MAX_LOCAL_LENGTH) return false;
  return htmlEmail.test(text);
}
