import { createTransport } from "nodemailer";
import { Refusal, type SendMail } from "./mail";
import { needsTls } from "./mail-settings";

/** Of a whole try, shorter than the first pause between two tries: a server that goes on answering slowly is left too. */
const timeoutMs = 30_000;

/**
 * Sends by SMTP, never over a plain line to another machine.
 *
 * @param url `smtps://user:password@mail.agence.example`, in which `smtpFault` finds none
 * @param from sender's address, also in the envelope
 */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: timeoutMs / 3,
    greetingTimeout: timeoutMs / 3,
    socketTimeout: timeoutMs / 3,
    // Nothing is read from files or addresses that a text might name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ from, ...mail, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      const { code, responseCode = 0, message } = error as SmtpError;
      // A sign-in that fails is a fault of the settings, not of the mail.
      if (responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")) throw new Refusal(message);
      throw error;
    }
  };
}

/** What nodemailer adds to its errors: where it failed, and the server's answer. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}
