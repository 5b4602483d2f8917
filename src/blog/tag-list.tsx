import React from "react";
import { Link } from "../components/link";
import { blogTagPath } from "../shared/blog-tag-path";
import { paths } from "../shared/paths";
import * as styles from "./tag-list.module.css";

/** The filter by tag: each tag has its own page. */
export function TagList({ tags, current }: { readonly tags: readonly string[]; readonly current?: string }) {
  if (!tags.length) return null;
  return (
    <nav aria-label="Thèmes du blog">
      <ul className={styles.list}>
        <li>
          <Link to={paths.blog} className={styles.tag} aria-current={current ? undefined : "page"}>
            Tous
          </Link>
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={blogTagPath(tag)}
              className={styles.tag}
              aria-current={tag === current ? "page" : undefined}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
