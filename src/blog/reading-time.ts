const wordsPerMinute = 220;

/** Minutes, at least 1, that an adult needs for a text; 220 words a minute is a usual rate for French prose. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
