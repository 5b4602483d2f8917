import type { ApiPost } from "../agency-api/contract";
import { parseInstant } from "../shared/calendar/dates";
import { htmlToText } from "../shared/html";
import { typeset } from "../shared/text/typeset";

/** What `sanitise.ts` exports, here for browsers and in `src/gatsby/api-posts` for the build. */
export type Sanitisers = Readonly<Record<"sanitise" | "sanitiseDescription", (html: string) => string>>;

type Texts = Pick<ApiPost, "slug" | "title" | "description">;

/** Slug, title and description of an API post as pages show them, whether the build or the browser read it. */
export function apiPostTexts({ slug, title, description }: Texts, sanitisers: Sanitisers) {
  return {
    slug,
    title: titleText(title, sanitisers.sanitise),
    description: sanitisers.sanitiseDescription(description),
  };
}

/**
 * Dates of an API post, ISO 8601 in UTC. The post has passed `listingFault`. A revision before its publication, or to come, is
 * none: readers of the feed would see no later one.
 */
export function apiPostDates(
  { created_at, updated_at }: Pick<ApiPost, "created_at" | "updated_at">,
  now = Date.now(),
) {
  const [created, updated] = [parseInstant(created_at), updated_at ? parseInstant(updated_at) : 0];
  return {
    createdAt: new Date(created).toISOString(),
    updatedAt: updated >= created && updated <= now ? new Date(updated).toISOString() : null,
  };
}

/**
 * A title of the API as plain text: elements dropped, named references resolved by a parser. Where the sanitiser
 * leaves nothing, the title is stripped of its tags only: `linkFault` has accepted it as not empty.
 */
const titleText = (title: string, sanitise: (html: string) => string): string =>
  typeset((htmlToText(sanitise(title)) || htmlToText(title)).replace(/\p{Cc}+/gu, ""));
