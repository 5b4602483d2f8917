import type { GatsbySSR } from "gatsby";

/** The document's language (WCAG 3.1.1). */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "fr" });
};
