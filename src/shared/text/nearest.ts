import { distance } from "fastest-levenshtein";

/** The candidate nearest to what was typed, when it is near enough to have been meant. */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(plain(typed), plain(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  const most = Math.min(3, Math.max(1, Math.floor((best?.candidate.length ?? 0) / 4)));
  return best && best.edits <= most ? best.candidate : undefined;
}
