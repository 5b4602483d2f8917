import React from "react";
import { Link } from "../components/link";
import { blogPagePath } from "../shared/paths";
import * as styles from "./pagination.module.css";

/** Links to the pages of the list; nothing when there is one page only. */
export function Pagination({ page, pageCount }: { readonly page: number; readonly pageCount: number }) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages du blog">
      <ol className={styles.list}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={blogPagePath(number)}
              className={styles.link}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
