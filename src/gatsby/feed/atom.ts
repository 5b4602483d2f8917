import { absoluteUrl } from "../../seo/absolute-url";
import type { BlogTag } from "../../shared/blog-tag";
import { escapeHtml, htmlToText } from "../../shared/html";
import { articlePath, paths } from "../../shared/paths";

/** A post as the feed gives it. */
export interface FeedPost {
  readonly slug: string;
  readonly title: string;
  /** Checked or sanitised HTML, as `html`. */
  readonly description: string;
  readonly html: string;
  /** ISO 8601, as `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly tags: readonly Pick<BlogTag, "name">[];
}

export interface Feed {
  readonly siteUrl: string;
  readonly brand: string;
  readonly title: string;
  readonly subtitle: string;
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}

/** The blog as an Atom feed with the posts' full text (RFC 4287). */
export function atomFeed({ siteUrl, brand, title, subtitle, posts }: Feed): string {
  const self = absoluteUrl(siteUrl, paths.feed);
  const lastChange = posts.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${xml(self)}</id>
  <title>${xml(title)}</title>
  <subtitle>${xml(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(absoluteUrl(siteUrl, paths.blog))}"/>
  <updated>${lastChange}</updated>
  <author><name>${xml(brand)}</name><uri>${xml(absoluteUrl(siteUrl, "/"))}</uri></author>
  <icon>${xml(`${siteUrl}/icon-192.png`)}</icon>
${posts.map((post) => entry(post, absoluteUrl(siteUrl, articlePath(post.slug)))).join("\n")}
</feed>
`;
}

function entry(post: FeedPost, address: string): string {
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

const changedAt = ({ createdAt, updatedAt }: FeedPost): string =>
  new Date(updatedAt ?? createdAt).toISOString();

/** What XML 1.0 cannot hold, not even escaped. */
const unholdable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const xml = (text: string): string => escapeHtml(text.replace(unholdable, ""));

/** A feed is read elsewhere: paths and fragments get the article's origin. Unreadable addresses stay as they are. */
function withAbsoluteAddresses(html: string, base: string): string {
  const absolute = (address: string): string =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  const absoluteSet = (list: string): string =>
    list
      .split(/,\s+/)
      .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
      .join(", ");
  return html.replace(
    /(\s(href|src|srcset|poster)=")([^"]*)"/g,
    (_all, before: string, name: string, value: string) =>
      `${before}${name === "srcset" ? absoluteSet(value) : absolute(value)}"`,
  );
}
