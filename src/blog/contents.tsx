import React from "react";
import { Icon } from "../components/icon";
import { onScroll, useBrowserValue } from "../shared/browser/use-browser-value";
import { joinNumbers } from "../shared/join-numbers";
import type { TocEntry } from "./table-of-contents";
import * as styles from "./contents.module.css";

/**
 * The article's table of contents; the section being read is marked while scrolling. At 800 px and narrower it is folded
 * above the text.
 */
export function Contents({ entries }: { readonly entries: readonly TocEntry[] }) {
  const current = useCurrentSection(entries);
  if (!entries.length) return null;
  const list = (
    <ol className={`sizeSmall ${styles.list}`}>
      {entries.map(({ id, number, title }) => (
        <li key={id} style={{ "--depth": depthOf(number) } as React.CSSProperties}>
          <a
            href={`#${id}`}
            className={`soft plainLink ${styles.link}`}
            aria-current={id === current ? "location" : undefined}
          >
            <span className="soft">{number}</span> {joinNumbers(title)}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <p id="sommaire" className="display sizeSmall mb2">
          Sommaire
        </p>
        {list}
      </nav>
      <details className={`bordered ${styles.folded}`} data-shared="">
        <summary className="display between sizeSmall">
          Sommaire
          <Icon name="chevron-down" className="chevron accent" />
        </summary>
        {list}
      </details>
    </>
  );
}

/** Levels above it: none for « 1. », one for « 1.1. ». */
const depthOf = (number: string): number => number.split(".").length - 2;

/** Id of the last heading above the upper third of the screen. */
function useCurrentSection(entries: readonly { readonly id: string }[]): string | undefined {
  const read = () => {
    const isPassed = ({ id }: { readonly id: string }) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top < window.innerHeight / 3;
    };
    return entries.findLast(isPassed)?.id;
  };
  return useBrowserValue(read, undefined, onScroll);
}
