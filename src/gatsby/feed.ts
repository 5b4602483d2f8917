import type { CreatePagesArgs } from "gatsby";
import { absoluteUrl } from "../seo/absolute-url";
import { escapeHtml, htmlToText } from "../shared/html";
import { articlePath, paths } from "../shared/paths";
import { parse } from "./data/dom";
import { queryData } from "./data/query-data";

/** Number of posts in the feed: readers fetch it often and do not read further back. */
const postsInFeed = 30;

const query = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    brandSettings { name }
    pagesSettings { blog { title lead } }
    allBlogPost(sort: { createdAt: DESC }, limit: ${postsInFeed}) {
      nodes { slug title description html createdAt updatedAt tags { name } }
    }
  }
`; // prettier-ignore

/** Result of the query; descriptions and texts are checked or sanitised HTML. */
interface FeedData {
  readonly site: Pick<Queries.Site, "siteMetadata">;
  readonly brandSettings: Pick<Queries.BrandSettings, "name">;
  readonly pagesSettings: Pick<Queries.PagesSettings, "blog">;
  readonly allBlogPost: { readonly nodes: readonly Queries.BlogPost[] };
}

/** The newest posts with their full text as an Atom feed (RFC 4287). @throws Error when the data cannot be queried */
export async function atomFeed(graphql: CreatePagesArgs["graphql"]): Promise<string> {
  const { site, brandSettings, pagesSettings, allBlogPost } = await queryData<FeedData>(graphql, query);
  const { siteUrl } = site.siteMetadata;
  const { name: brand } = brandSettings;
  const { title, lead } = pagesSettings.blog;
  const posts = allBlogPost.nodes;
  const self = absoluteUrl(siteUrl, paths.feed);
  const lastChange = posts.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${xml(self)}</id>
  <title>${xml(`${brand}\u00a0: ${title}`)}</title>
  <subtitle>${xml(lead)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(absoluteUrl(siteUrl, paths.blog))}"/>
  <updated>${lastChange}</updated>
  <author><name>${xml(brand)}</name><uri>${xml(absoluteUrl(siteUrl, "/"))}</uri></author>
  <icon>${xml(`${siteUrl}/icon-192.png`)}</icon>
${posts.map((post) => entry(post, absoluteUrl(siteUrl, articlePath(post.slug)))).join("\n")}
</feed>
`;
}

function entry(post: Queries.BlogPost, address: string): string {
  const categories = post.tags.map(({ name }) => `    <category term="${xml(name)}"/>\n`).join("");
  return `  <entry>
    <id>${xml(address)}</id>
    <title>${xml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(address)}"/>
    <published>${new Date(post.createdAt).toISOString()}</published>
    <updated>${changedAt(post)}</updated>
${categories}    <summary>${xml(htmlToText(post.description))}</summary>
    <content type="html">${xml(withAbsoluteAddresses(post.html, address))}</content>
  </entry>`;
}

const changedAt = ({ createdAt, updatedAt }: Queries.BlogPost): string =>
  new Date(updatedAt ?? createdAt).toISOString();

/** Characters that XML 1.0 forbids, even escaped. */
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xml = (text: string): string => escapeHtml(text.replace(forbiddenInXml, ""));

/** A feed is read elsewhere: paths and fragments get the article's origin. Unreadable addresses stay as they are. */
function withAbsoluteAddresses(html: string, base: string): string {
  const absolute = (address: string): string =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  const absoluteSet = (list: string): string =>
    list
      .split(/,\s+/)
      .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
      .join(", ");
  const article = parse(html);
  for (const name of ["href", "src", "poster", "srcset"])
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? "";
      element.setAttribute(name, name === "srcset" ? absoluteSet(value) : absolute(value));
    }
  return article.innerHTML;
}
