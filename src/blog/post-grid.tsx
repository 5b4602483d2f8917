import React from "react";
import { PostCard, type PostCardData } from "./post-card";
import * as styles from "./post-grid.module.css";

/** The grid of posts, newest first; the first two are large. */
export function PostGrid({ posts }: { readonly posts: readonly PostCardData[] }) {
  if (!posts.length) return <p>Aucun article pour l’instant.</p>;
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.cell}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
