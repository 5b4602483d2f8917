import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { inlineHtml } from "../components/prose";
import type { BlogTag } from "../shared/blog-tag";
import { formatDate } from "../shared/calendar/dates";
import { joinNumbers } from "../shared/join-numbers";
import { articlePath } from "../shared/paths";
import * as styles from "./post-card.module.css";

/** Two or three columns of cards, one below 640 px. */
const sizes = "(min-width: 641px) 50vw, 100vw";

/** What a card shows of a post, whatever its source; `picture` is absent for a post read in the browser. */
export interface PostCardData {
  readonly slug: string;
  readonly title: string;
  /** Sanitised or checked HTML. */
  readonly description: string;
  readonly createdAt?: string | undefined;
  readonly readingMinutes?: number | undefined;
  readonly tags?: readonly Pick<BlogTag, "name">[];
  readonly picture?: Queries.PictureFragment | null;
  /** Address of a picture that was not processed at build. */
  readonly imageUrl?: string | undefined;
}

/** One post in a list; the whole card leads to the article. */
export function PostCard({ post, level = 2 }: { readonly post: PostCardData; readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={`${styles.frame} ${post.picture || post.imageUrl ? "" : styles.empty}`}>
        <CardPicture post={post} />
      </div>
      {post.createdAt || post.readingMinutes || post.tags?.[0] ? (
        <p className={`cluster tight soft sizeTiny mt1 ${styles.meta}`}>
          {post.createdAt ? <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time> : null}{" "}
          {post.readingMinutes ? <span>{post.readingMinutes}&nbsp;min de lecture</span> : null}{" "}
          {post.tags?.[0] ? <span>{post.tags[0].name}</span> : null}
          <Icon name="arrow-right" className={`goes accent ${styles.arrow}`} />
        </p>
      ) : null}
      <Heading className={`display sizeH3 ${styles.title}`}>
        <Link to={articlePath(post.slug)} className="cardLink">
          {joinNumbers(post.title)}
        </Link>
      </Heading>
      {post.description ? <div className="detail" {...inlineHtml(post.description)} /> : null}
    </article>
  );
}

function CardPicture({ post }: { readonly post: PostCardData }) {
  if (post.picture)
    return <Picture picture={post.picture} sizes={sizes} decorative className={styles.image} />;
  if (post.imageUrl)
    return (
      <img src={post.imageUrl} alt="" width={1600} height={900} loading="lazy" className={styles.image} />
    );
  return <div className={styles.placeholder} aria-hidden="true" />;
}

export const postCardFragment = graphql`
  fragment PostCard on BlogPost {
    slug
    title
    description
    createdAt
    readingMinutes
    tags {
      name
    }
    picture: image {
      alt
      ...PictureFile
      phone: cut {
        raster {
          gatsbyImageData(width: 520, breakpoints: [520], quality: 40)
        }
        ...PictureSource
      }
    }
  }
`;
