import { useEffect, useState } from "react";
import type { ApiPostSummary } from "../agency-api/contract";
import type { PostCardData } from "../sections/post-card";
import { parseInstant } from "../shared/dates";
import { apiPicture, browserOrigins } from "./api-pictures";
import { browserApi } from "./browser-api";
import { listingFault } from "./publishable";
import { titleText } from "./title-text";

/**
 * The built posts at once; then, on the first page of the list, with the posts that the API published since.
 * An API that fails leaves the list as it was built: the failure is logged, the visitor is told nothing
 * (specification, section 8).
 */
export function useFreshPosts(built: readonly PostCardData[], refresh: boolean): readonly PostCardData[] {
  const [late, setLate] = useState<readonly PostCardData[]>([]);
  useEffect(() => {
    if (!refresh) return undefined;
    const controller = new AbortController();
    void fetchLatePosts(built, controller.signal)
      .then(setLate)
      .catch((error: unknown) => {
        if (!controller.signal.aborted)
          console.error("La liste des articles n’a pas pu être actualisée.", error);
      });
    return () => controller.abort();
  }, [built, refresh]);
  if (!refresh || !late.length) return built;
  return [...late, ...built].sort((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? ""));
}

/** The API's posts that the build did not know, as far back as this page of the list goes. */
async function fetchLatePosts(
  built: readonly PostCardData[],
  signal: AbortSignal,
): Promise<readonly PostCardData[]> {
  const fresh = await browserApi().getPosts({ signal });
  const known = new Set(built.map(({ slug }) => slug));
  const oldest = built.at(-1)?.createdAt ?? "";
  const isWithinPage = ({ created_at }: ApiPostSummary) =>
    parseInstant(created_at) > parseInstant(oldest || "1970-01-01");
  const now = new Date();
  const added = fresh.filter((post) => {
    if (known.has(post.slug) || listingFault(post, now) || !isWithinPage(post)) return false;
    // As at build, the first of two posts with one slug stands.
    known.add(post.slug);
    return true;
  });
  if (!added.length) return [];
  const { sanitise } = await import("./sanitise");
  return added.map((post) => ({
    slug: post.slug,
    title: titleText(post.title, sanitise),
    description: sanitise(post.description),
    createdAt: new Date(parseInstant(post.created_at)).toISOString(),
    imageUrl: apiPicture(post.image_url, browserOrigins()),
  }));
}
