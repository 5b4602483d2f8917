import React from "react";
import { Invitation } from "./invitation";
import { PostCard, type PostCardData } from "./post-card";
import * as styles from "./post-grid.module.css";

interface PostGridProps extends Queries.InvitationFragment {
  readonly posts: readonly PostCardData[];
}

/** The grid of posts, newest first; the first two are large. What is left of its last row is for the invitation. */
export function PostGrid({ posts, invitation }: PostGridProps) {
  if (!posts.length) return <p>Aucun article pour l’instant.</p>;
  return (
    <ul className={`mt5 ${styles.grid}`}>
      {posts.map((post) => (
        <li key={post.slug} className={styles.cell}>
          <PostCard post={post} />
        </li>
      ))}
      {invitation ? (
        <li className={styles.last}>
          <Invitation invitation={invitation} />
        </li>
      ) : null}
    </ul>
  );
}
