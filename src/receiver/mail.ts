import { createTransport } from "nodemailer";
import type { SendMail } from "./notice";

/** Shorter than the first pause between two tries. */
const timeoutMs = 30_000;

/** Sends by SMTP. @param url `smtps://user:password@mail.agence.example` @param from sender's address */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs / 3,
    greetingTimeout: timeoutMs / 3,
    socketTimeout: timeoutMs / 3,
    // Nothing is read from files or addresses that a text might name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => void (await transport.sendMail({ from, ...mail }));
}
