import { useEffect, useState } from "react";
import { browserApi } from "../agency-api/blog";
import type { ApiPostSummary } from "../agency-api/contract";
import { trustedNow } from "../agency-api/transport";
import type { PostCardData } from "./post-card";
import { parseInstant } from "../shared/calendar/dates";
import { htmlToText } from "../shared/html";
import { browserCard } from "./api-pictures";
import { apiPostDates } from "./api-post";
import { listingFault } from "./publishable";

/**
 * The built posts at once; then, on the first page of the list, with what the API published or reworded since.
 * An API that fails leaves the list as it was built: the failure is logged, nothing is shown to the visitor
 * (`docs/ecrans.md`, « Blog »).
 * @param markdownSlugs slugs of all Markdown posts; undefined where the list is not refreshed
 */
export function useFreshPosts(
  built: readonly PostCardData[],
  markdownSlugs: readonly string[] | undefined,
): readonly PostCardData[] {
  const [fresh, setFresh] = useState<readonly PostCardData[]>([]);
  useEffect(() => {
    if (!markdownSlugs) return undefined;
    const controller = new AbortController();
    void fetchFreshCards(built, markdownSlugs, controller.signal)
      .then(setFresh)
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          console.error("La liste des articles n’a pas pu être actualisée.", error);
      });
    return () => controller.abort();
  }, [built, markdownSlugs]);
  return markdownSlugs ? withFreshCards(built, fresh) : built;
}

async function fetchFreshCards(
  built: readonly PostCardData[],
  markdownSlugs: readonly string[],
  signal: AbortSignal,
): Promise<readonly PostCardData[]> {
  const posts = await browserApi.getPosts({ signal });
  const fresh = freshSummaries(posts, { built, markdownSlugs }, trustedNow());
  if (!fresh.length) return [];
  const sanitisers = await import("./sanitise");
  return fresh.map((post) => ({
    ...browserCard(post, sanitisers),
    createdAt: apiPostDates(post).createdAt,
  }));
}

interface BuiltList {
  /** The cards of the page, newest first. */
  readonly built: readonly PostCardData[];
  /** Slugs of all Markdown posts, wherever they are listed: the API's posts never take their place. */
  readonly markdownSlugs: readonly string[];
}

/**
 * Which posts of the API the built list lacks, as far back as it goes, or may show with other words than the API has
 * today. Titles and descriptions are compared by their text, without the sanitiser, which most visits then never load.
 */
export function freshSummaries(
  posts: readonly ApiPostSummary[],
  { built, markdownSlugs }: BuiltList,
  now: Date,
): ApiPostSummary[] {
  const cards = new Map(built.map((card) => [card.slug, card]));
  const oldest = parseInstant(built.at(-1)?.createdAt ?? "1970-01-01");
  const settled = new Set(markdownSlugs.map((slug) => slug.toLowerCase()));
  return posts.filter((post) => {
    const slug = post.slug.toLowerCase();
    if (settled.has(slug) || listingFault(post, now)) return false;
    // As at build, the first of two posts with one slug stands, whatever their capitals.
    settled.add(slug);
    const card = cards.get(post.slug);
    if (!card) return parseInstant(post.created_at) > oldest;
    return wordsOf(card) !== wordsOf(post);
  });
}

/** No parser: browsers report what the security policy refuses even in documents that are never shown. */
const wordsOf = ({ title, description }: { title: string; description: string }): string =>
  htmlToText(`${title} — ${description}`);

/**
 * The built cards with the API's: a new one at its place by date, a known one with its new title and description. A
 * built picture stays until the next build: it was made for its place, and has no address to compare.
 */
function withFreshCards(
  built: readonly PostCardData[],
  fresh: readonly PostCardData[],
): readonly PostCardData[] {
  if (!fresh.length) return built;
  const bySlug = new Map(fresh.map((card) => [card.slug, card]));
  const known = new Set(built.map(({ slug }) => slug));
  const kept = built.map((card) => {
    const { title, description } = bySlug.get(card.slug) ?? card;
    return { ...card, title, description };
  });
  return [...fresh.filter(({ slug }) => !known.has(slug)), ...kept].sort((a, b) =>
    (b.createdAt ?? "").localeCompare(a.createdAt ?? ""),
  );
}
