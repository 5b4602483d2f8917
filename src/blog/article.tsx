import { graphql } from "gatsby";
import React from "react";
import { Breadcrumb, home } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { CheckList } from "../components/check-list";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { inlineHtml } from "../components/prose";
import { PostCard, type PostCardData } from "./post-card";
import { formatDate } from "../shared/calendar/dates";
import { joinNumbers } from "../shared/join-numbers";
import { articlePath, paths } from "../shared/paths";
import { Contents } from "./contents";
import * as styles from "./article.module.css";
import * as body from "./article-body.module.css";

/** What an article read in the browser may lack. */
type MayLack = "updatedAt" | "verifiedOn" | "picture";

/** An article as it is shown, from the data layer or read in the browser after the build. Its HTML is checked or sanitised. */
export interface ArticleData
  extends Omit<Queries.ArticleFragment, MayLack>, Partial<Pick<Queries.ArticleFragment, MayLack>> {
  /** Address of a picture that was not processed at build. */
  readonly imageUrl?: string | undefined;
  readonly previousPosts: readonly PostCardData[];
}

interface ArticleProps {
  readonly post: ArticleData;
  readonly texts: Queries.BlogTextsFragment;
}

/** The trail of an article. */
export const articleTrail = ({ title, slug }: { readonly title: string; readonly slug: string }) => [
  home,
  { label: "Blog", to: paths.blog },
  { label: title, to: articlePath(slug) },
];

/** One article: table of contents, text, offer, and the posts before it (docs/ecrans.md, « Article »). */
export function Article({ post, texts }: ArticleProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={articleTrail(post)} />
      <div className={`wideColumns split7 gapY4 centred ${styles.top}`}>
        <header>
          <h1>{joinNumbers(post.title)}</h1>
          <div className={`lead measure ${styles.lead}`} {...inlineHtml(post.description)} />
          <ul className={`cluster note mt3 ${styles.meta}`}>
            <li>
              <span className="visuallyHidden">publié le </span>
              <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
            </li>
            {post.updatedAt ? (
              <li>
                mis à jour le <time dateTime={post.updatedAt}>{formatDate(post.updatedAt)}</time>
              </li>
            ) : null}
            {post.verifiedOn ? (
              <li>
                vérifié le <time dateTime={post.verifiedOn}>{formatDate(post.verifiedOn)}</time>
              </li>
            ) : null}
            <li>{post.readingMinutes}&nbsp;min de lecture</li>
            {post.tags.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </header>
        <ArticlePicture post={post} />
      </div>
      <div
        className={post.tableOfContents.length ? `${styles.columns} ${styles.withContents}` : styles.columns}
      >
        <Contents entries={post.tableOfContents} />
        <article data-article-text="" className={body.body} {...inlineHtml(post.html)} />
        <aside className={`panel ${styles.offer}`} aria-label="Notre offre">
          <p className="display sizeLead">{texts.offer.title}</p>
          <div className="sizeSmall">
            <CheckList points={texts.offer.points} />
          </div>
          <ButtonLink to={paths.quote} fullWidth>
            {texts.offer.button}
          </ButtonLink>
        </aside>
      </div>
      {post.previousPosts.length ? (
        <section className={`divided ${styles.more}`} aria-labelledby="autres-articles" data-shared="">
          <h2 id="autres-articles" data-reveal="">
            {texts.more}
          </h2>
          <ul className={`autoColumns mt4 ${styles.grid}`}>
            {post.previousPosts.map((previous) => (
              <li key={previous.slug}>
                <PostCard post={previous} level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Beside the title from 1024 px, below it on narrower screens. */
const width = "(min-width: 1024px) min(42vw, 560px), 100vw";

function ArticlePicture({ post }: { readonly post: ArticleData }) {
  if (post.picture)
    return <Picture picture={post.picture} priority sizes={width} className={`picture ${styles.picture}`} />;
  if (post.imageUrl)
    return (
      <img src={post.imageUrl} alt="" width={1600} height={900} className={`picture ${styles.picture}`} />
    );
  return null;
}

export const articleFragment = graphql`
  fragment Article on BlogPost {
    slug
    title
    description
    createdAt
    updatedAt
    verifiedOn
    readingMinutes
    tags {
      name
      path
    }
    html
    tableOfContents {
      title
      id
      number
    }
    picture: image {
      ...Picture
    }
  }
  fragment BlogTexts on BlogPageText {
    more
    offer {
      title
      points
      button
    }
  }
`;
