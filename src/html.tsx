import React, { type ReactElement, type ReactNode } from "react";
import brand from "../content/settings/brand.json";

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: readonly ReactElement<{ readonly name?: string }>[];
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  /** The rendered page. */
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** In `static/`; a test gives the new name when its content has changed. */
const printStyles = "/print-e7dbf0aa91.css";

/** Styles and script of `GatsbyImage`, which no page has (`src/components/picture.tsx`). */
const isOfUnusedComponent = (key: string | null): boolean => key?.startsWith("gatsby-image-") ?? false;

/**
 * The document around every page, in French (WCAG 3.1.1). It replaces Gatsby's own
 * (https://www.gatsbyjs.com/docs/custom-html/), which also addresses obsolete browsers and names its version.
 */
export default function Html(props: HtmlProps) {
  const { htmlAttributes, headComponents, bodyAttributes, preBodyComponents, body, postBodyComponents } =
    props;
  return (
    <html lang="fr" {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The same on all pages; src/gatsby/brand/write-icons.ts draws the icons; devices of Apple find theirs at the root. */}
        <meta name="theme-color" content={brand.colours.ink} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {headComponents.filter(({ key, props }) => props.name !== "generator" && !isOfUnusedComponent(key))}
        {/* After the page's own styles, which it overrides. */}
        <link rel="stylesheet" href={printStyles} media="print" />
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
