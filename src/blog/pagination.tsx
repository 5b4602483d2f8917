import React from "react";
import { Link } from "../components/link";
import { listPagePath } from "../shared/paths";
import * as styles from "./pagination.module.css";

/** Pages linked on either side of the one that is shown. */
const neighbours = 2;

interface PaginationProps {
  /** Path of the list's first page. */
  readonly list: string;
  /** Number of the page that is shown, from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Links to the pages of the list: the ends, and those around this one; nothing when there is one page only. */
export function Pagination({ list, page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages du blog">
      <ol className={`cluster mt6 ${styles.list}`}>
        {linkedPages(page, pageCount).map((number, index, numbers) => (
          <React.Fragment key={number}>
            {number - (numbers[index - 1] ?? 0) > 1 ? <li aria-hidden="true">…</li> : null}
            <li>
              <Link
                to={listPagePath(list, number)}
                className={`square bordered plainLink ${styles.link}`}
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
