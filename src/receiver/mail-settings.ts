/** The hosts that name this machine: what goes there leaves no wire. */
const isLocal = (hostname: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether mails by this SMTP server have to be encrypted before a password or a lead is sent. */
export const needsTls = (smtpUrl: string): boolean => !isLocal(new URL(smtpUrl).hostname);

/**
 * Why no mail can leave by this SMTP server, in French; undefined where it may be tried. Its value, which holds a
 * password, is not repeated. A sign of the password that is not escaped ends an address early: the rest becomes its path.
 */
export function smtpFault(smtpUrl: string): string | undefined {
  const remedy =
    "Elle s’écrit smtps://utilisateur:mot-de-passe@serveur, et dans les deux premiers @ : / # ? % s’écrivent %40 %3A %2F %23 %3F %25";
  if (!/^smtps?:\/\//.test(smtpUrl)) return `SMTP_URL ne commence pas par smtps:// ou smtp://. ${remedy}`;
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  const isWhole = url && /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(url.hostname);
  if (
    !isWhole ||
    !/^\/?$/.test(url.pathname + url.search + url.hash) ||
    !isEscaped(url.username + url.password)
  )
    return `SMTP_URL n’est pas une adresse complète. ${remedy}`;
  return undefined;
}

/** Whether each % of an address begins an escape. */
function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Why no mail can leave by this HTTP API, in French; undefined where it may be tried. */
export function mailApiFault(apiUrl: string): string | undefined {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLocal(url.hostname))) return undefined;
  return "MAIL_API_URL n’est pas une adresse complète en https://";
}
