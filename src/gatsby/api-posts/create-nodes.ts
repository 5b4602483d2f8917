import type { Node, SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../agency-api/contract";
import { apiPostDates, apiPostTexts } from "../../blog/api-post";
import { pictureUrls } from "../../blog/article-pictures";
import { readingMinutes } from "../../blog/reading-time";
import { htmlToText } from "../../shared/html";
import { mapConcurrently } from "../../shared/concurrency";
import { parse } from "../data/dom";
import { sanitise, sanitiseDescription } from "./sanitise-post";
import { downloadPicture } from "./download-picture";
import type { ContentPicture } from "./post-html";
import { selectPosts } from "./select-posts";

const picturesAtOnce = 8;

interface Options {
  readonly posts: readonly ApiPost[];
  readonly baseUrl: string;
  readonly markdownSlugs: ReadonlySet<string>;
}

/** What a node keeps of its post's texts. */
type PostTexts = ReturnType<typeof textsOf>;

/**
 * Creates an `ApiPost` node for each post that can be published, and warns of each other post. What the node of the build
 * before has of an unchanged post is not sanitised again.
 */
export async function createApiPostNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, reporter } = args;
  const { kept, warnings } = selectPosts(options.posts, {
    markdownSlugs: options.markdownSlugs,
    now: new Date(),
  });
  warnings.forEach((warning) => reporter.warn(warning));
  const silentHosts = new Set<string>();
  await mapConcurrently(kept, picturesAtOnce, async (post) => {
    const id = createNodeId(`api-post ${post.slug}`);
    const source = { base: options.baseUrl, post, silentHosts };
    const fileId = await downloadPicture(args, { ...source, url: post.image_url });
    const digest = createContentDigest(post);
    const known = getNode(id) as (Node & PostTexts & { readonly postDigest: string }) | undefined;
    const texts = known?.postDigest === digest ? known : textsOf(post);
    const pictures: ContentPicture[] = [];
    for (const { url } of texts.pictures) {
      const pictureId = await downloadPicture(args, { ...source, url });
      pictures.push({ url, fileId: pictureId ?? null });
    }
    const image = fileId ? { src: post.image_url, fileId, alt: "" } : null;
    const internal = { type: "ApiPost", contentDigest: createContentDigest([digest, image, pictures]) };
    actions.createNode({
      ...texts,
      postDigest: digest,
      image,
      pictures,
      id,
      parent: null,
      children: [],
      internal,
    });
  });
}

function textsOf(post: ApiPost) {
  const content = sanitise(post.content);
  return {
    ...apiPostTexts(post, { sanitise, sanitiseDescription }),
    ...apiPostDates(post),
    tags: [],
    readingMinutes: readingMinutes(htmlToText(content)),
    content,
    pictures: pictureUrls(parse(content)).map((url) => ({ url })),
  };
}
