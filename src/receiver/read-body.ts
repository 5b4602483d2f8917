/** The contract's limit (src/agency-api/openapi.yaml), in bytes: 5,000 emojis in escapes are 60,000. */
const maxBytes = 100_000;
const timeoutMs = 15_000;

export class TooLarge extends Error {}

/** The body as text. @throws TooLarge beyond the limit; another error where it is not UTF-8 or does not end in time */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw new TooLarge();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader?.cancel();
  }, timeoutMs);
  try {
    let [text, bytes] = ["", 0];
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) throw new TooLarge();
      text += decoder.decode(part.value, { stream: true });
    }
    if (isLate) throw new Error("The body does not end.");
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
    await reader?.cancel().catch(() => undefined);
  }
}
