import React from "react";
import { Link } from "../components/link";
import { blogPagePath } from "../shared/paths";
import * as styles from "./pagination.module.css";

/** Pages linked on either side of the one that is shown. */
const neighbours = 2;

/** Links to the pages of the list: the ends, and those around this one; nothing when there is one page only. */
export function Pagination({ page, pageCount }: { readonly page: number; readonly pageCount: number }) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages du blog">
      <ol className={styles.list}>
        {linkedPages(page, pageCount).map((number, index, numbers) => (
          <React.Fragment key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 ? (
              <li aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : null}
            <li>
              <Link
                to={blogPagePath(number)}
                className={styles.link}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            </li>
          </React.Fragment>
        ))}
      </ol>
    </nav>
  );
}

const linkedPages = (page: number, pageCount: number): number[] =>
  Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= neighbours,
  );
