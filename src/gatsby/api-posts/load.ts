import { setTimeout } from "node:timers/promises";
import { createAgencyApi, isAgencyApiError, type AgencyApiError } from "../../agency-api/client";
import { buildTimeoutMs, type ApiPost, type ApiPostSummary } from "../../agency-api/contract";
import { formatError } from "../../agency-api/errors";
import type { OnApiError } from "../build-environment";
import { formatNumberOf } from "../../shared/text/number";
import { mapConcurrently } from "../../shared/concurrency";
import { readLastGood, writeLastGood } from "./last-good";
import { selectPosts } from "./select-posts";

const maxAtOnce = 8;
const retryDelays = [500, 2_000] as const;

interface LoadOptions {
  /** API base, without trailing slash. */
  readonly baseUrl: string;
  readonly onApiError: OnApiError;
  readonly warn: (message: string) => void;
  readonly progress?: (done: number, total: number) => void;
  /** Folder that holds the posts of the last good builds; a test names its own. */
  readonly lastGoodFolder?: string;
}

/**
 * All posts of the agency API: the list, then each article. Every call has `buildTimeoutMs` and three tries.
 * When the API fails, or gives fewer than half of the posts it last gave, `onApiError` decides: reject (nothing
 * half-published), or the posts of the last good build, with a warning.
 *
 * @throws Error that names the URL, what went wrong and the remedy.
 */
export async function loadApiPosts(options: LoadOptions): Promise<ApiPost[]> {
  try {
    const posts = await fetchPosts(options);
    await checkNumber(posts, options);
    await writeLastGood(options.baseUrl, posts, options.lastGoodFolder);
    return posts;
  } catch (error) {
    if (!isAgencyApiError(error)) throw error;
    if (options.onApiError === "fail") throw new Error(failure(error), { cause: error });
    return lastGoodPosts(options, error);
  }
}

async function fetchPosts({ baseUrl, warn, progress }: LoadOptions): Promise<ApiPost[]> {
  const api = createAgencyApi({ baseUrl, timeoutMs: buildTimeoutMs });
  const summaries = (await retried(() => api.getPosts())).filter((summary) => hasSlug(summary, warn));
  let done = 0;
  const posts = await mapConcurrently(summaries, maxAtOnce, async ({ slug }) => {
    const post = await retried(() => api.getPost(slug));
    progress?.(++done, summaries.length);
    if (!post) warn(`L’API annonce l’article « ${slug} » mais ne le donne pas : il est laissé de côté.`);
    return post;
  });
  return posts.filter((post) => post !== undefined);
}

/** An API that answers an empty list, or drafts alone, would take the blog off the site. @throws AgencyApiError */
async function checkNumber(
  posts: readonly ApiPost[],
  { baseUrl, lastGoodFolder }: LoadOptions,
): Promise<void> {
  const lastGood = await readLastGood(baseUrl, lastGoodFolder);
  if (!lastGood) return;
  const settings = { markdownSlugs: new Set<string>(), now: new Date() };
  const publishable = (some: readonly ApiPost[]): number => selectPosts(some, settings).kept.length;
  const [given, before] = [publishable(posts), publishable(lastGood.posts)];
  if (given >= before / 2) return;
  throw formatError(`${baseUrl}/blog/get-posts`, 200, [
    `articles à publier : ${given}, contre ${before} le ${lastGood.fetchedAt} ; s’ils ont été retirés exprès, ` +
      "supprimez le dossier .last-good ou, sur GitHub, lancez « Mise en ligne » en cochant « Accepter moins d’articles »",
  ]);
}

/** Tries again after a failure that may pass, a little later each time. */
async function retried<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await call();
    } catch (error) {
      if (!isAgencyApiError(error) || !mayPass(error)) throw error;
      await setTimeout(delay);
    }
  }
  return call();
}

/** A network failure, a timeout or a 5xx may pass; an answer of the wrong form or a 4xx will not. */
const mayPass = ({ kind, status = 500 }: AgencyApiError): boolean =>
  kind === "http" ? status >= 500 || status === 429 : kind !== "format";

function hasSlug(summary: ApiPostSummary, warn: (message: string) => void): boolean {
  if (summary.slug.trim()) return true;
  warn(`L’article « ${summary.title} » de l’API (id ${summary.id}) n’a pas de slug : il est laissé de côté.`);
  return false;
}

async function lastGoodPosts(
  { baseUrl, lastGoodFolder, warn }: LoadOptions,
  error: AgencyApiError,
): Promise<ApiPost[]> {
  const lastGood = await readLastGood(baseUrl, lastGoodFolder);
  if (!lastGood) {
    throw new Error(
      `${failure(error)}\nAGENCY_API_ON_ERROR=last-good ne peut pas aider : aucune construction réussie avec cette adresse n’a laissé ses articles ici.`,
      { cause: error },
    );
  }
  warn(
    `${error.message}\nLe blog reprend ce qui a été reçu le ${lastGood.fetchedAt} : ${formatNumberOf(lastGood.posts.length, "article")} (AGENCY_API_ON_ERROR=last-good).`,
  );
  return lastGood.posts;
}

const failure = (error: AgencyApiError): string =>
  `Les articles de l’API de l’agence n’ont pas pu être lus.\n${error.message}\n` +
  `Vérifiez AGENCY_API_URL et l’état de l’API, puis relancez ; ou reprenez les derniers articles reçus avec AGENCY_API_ON_ERROR=last-good.`;
