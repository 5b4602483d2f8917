import { useEffect, useState } from "react";
import type { PostCardData } from "../sections/post-card";
import { apiPostDates, apiPostTexts } from "./api-post";
import { apiPicture, browserOrigins } from "./api-pictures";
import { browserApi } from "./browser-api";
import { freshSummaries, withFreshCards } from "./fresh-posts";

/**
 * The built posts at once; then, on the first page of the list, with what the API published or reworded since.
 * An API that fails leaves the list as it was built: the failure is logged, the visitor is told nothing
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
  const posts = await browserApi().getPosts({ signal });
  const fresh = freshSummaries(posts, { built, markdownSlugs }, new Date());
  if (!fresh.length) return [];
  const sanitisers = await import("./sanitise");
  return fresh.map((post) => ({
    ...apiPostTexts(post, sanitisers),
    createdAt: apiPostDates(post).createdAt,
    imageUrl: apiPicture(post.image_url, browserOrigins()),
  }));
}
