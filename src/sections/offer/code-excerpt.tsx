import { graphql } from "gatsby";
import React from "react";
import { inlineHtml } from "../../components/prose";
import { scrollStop } from "../../shared/scroll-stop";
import * as styles from "./code-excerpt.module.css";

/** Code under the name of its file, highlighted at build, and what comes of it. */
export function CodeExcerpt({ excerpt }: { readonly excerpt: Queries.CodeExcerptFragment }) {
  return (
    <figure className={`ink ${styles.figure}`}>
      <figcaption className={`sizeSmall ${styles.file}`}>{excerpt.file}</figcaption>
      <pre {...scrollStop} role="group" aria-label={`Extrait de ${excerpt.file}`}>
        <code className={`language-${excerpt.language}`} {...inlineHtml(excerpt.html)} />
      </pre>
      {excerpt.note ? <p className={`soft ${styles.note}`}>{excerpt.note}</p> : null}
    </figure>
  );
}

export const excerptFragment = graphql`
  fragment CodeExcerpt on TechnologyExcerpt {
    file
    language
    html
    note
  }
`;
