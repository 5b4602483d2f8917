import { Refusal, type SendMail } from "./mail";

const timeoutMs = 30_000;

/** Sends by an HTTP mail API that takes Resend's format (resend.com/docs/api-reference/emails/send-email). */
export function httpSender({ url, token, from }: { url: string; token: string; from: string }): SendMail {
  return async ({ to, replyTo, subject, text, messageId, headers }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        // The API sends a mail once, however often a try is repeated.
        "Idempotency-Key": messageId,
      },
      body: JSON.stringify({
        ...{ from, to, subject, text },
        ...(replyTo && { reply_to: replyTo }),
        headers: { "Message-ID": messageId, ...headers },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    // Any other status is about the token, the domain or the hour.
    if (status === 400 || status === 422) throw new Refusal(`${url} répond ${status}`);
    if (!response.ok) throw new Error(`${url} répond ${status}`);
    await response.body?.cancel();
  };
}
