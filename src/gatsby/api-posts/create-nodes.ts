import type { SourceNodesArgs } from "gatsby";
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

/** Creates an `ApiPost` node for each post that can be published, and warns of each other post. */
export async function createApiPostNodes(args: SourceNodesArgs, options: Options): Promise<void> {
  const { actions, createContentDigest, createNodeId, reporter } = args;
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
    const content = sanitise(post.content);
    const pictures: ContentPicture[] = [];
    for (const url of pictureUrls(parse(content))) {
      const pictureId = await downloadPicture(args, { ...source, url });
      pictures.push({ url, fileId: pictureId ?? null });
    }
    const node = {
      ...apiPostTexts(post, { sanitise, sanitiseDescription }),
      ...apiPostDates(post),
      image: fileId ? { src: post.image_url, fileId, alt: "" } : null,
      tags: [],
      readingMinutes: readingMinutes(htmlToText(content)),
      content,
      pictures,
    };
    const internal = { type: "ApiPost", contentDigest: createContentDigest(node) };
    actions.createNode({ ...node, id, parent: null, children: [], internal });
  });
}
