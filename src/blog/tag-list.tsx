import React from "react";
import { Link } from "../components/link";
import type { BlogTag } from "../shared/blog-tag";
import { paths } from "../shared/paths";
import * as styles from "./tag-list.module.css";

interface TagListProps {
  readonly tags: readonly BlogTag[];
  /** Path of the list that is shown; that of all articles by default. */
  readonly current?: string;
}

/** The filter by tag: each tag has its own page. */
export function TagList({ tags, current = paths.blog }: TagListProps) {
  if (!tags.length) return null;
  return (
    <nav aria-label="Thèmes du blog">
      <ul className={`cluster ${styles.list}`}>
        {[{ name: "Tous", path: paths.blog }, ...tags].map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className={`tap bordered plainLink sizeSmall ${styles.tag}`}
              aria-current={path === current ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
