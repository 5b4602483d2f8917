import React from "react";
import * as styles from "./prose.module.css";

interface ProseProps {
  /** HTML from checked content or from the sanitiser; never raw input. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** Running text from content, with the typography of the site. */
export function Prose({ html, className = "" }: ProseProps) {
  return <div className={`${styles.prose} ${className}`} {...inlineHtml(html)} />;
}

/** HTML from checked content inside another element: a title with a coloured word, an answer's sentence. */
export const inlineHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
