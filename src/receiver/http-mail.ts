import { Busy, Refusal, type SendMail } from "./mail";

/** Of one try: Cloudflare ends what runs 30 seconds after an answer. */
const timeoutMs = 10_000;

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
      // Followed, a redirect becomes a GET without the mail, and takes the token along.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const answer = (await response.json().catch(() => undefined)) as {
      id?: unknown;
      message?: unknown;
    } | null;
    // The page of another server answers 200 too.
    if (response.ok && typeof answer?.id === "string") return;
    const reason = [`${url} répond ${status}`, String(answer?.message ?? "").slice(0, 200)];
    const message = reason.filter(Boolean).join("\u00a0: ");
    if (status === 429) throw new Busy(message);
    // Any other status is about the token, the domain or the hour.
    if (status === 400 || status === 422) throw new Refusal(message);
    throw new Error(message);
  };
}

/** Tries again after these pauses what may pass: nobody else does so before the next call of a function. */
export const insistent =
  (send: SendMail, pausesMs: readonly number[]): SendMail =>
  async (mail) => {
    for (const pause of pausesMs) {
      try {
        return await send(mail);
      } catch (error) {
        if (error instanceof Refusal || error instanceof Busy) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return send(mail);
  };
