import { htmlToText } from "../shared/html";

/** A picture of sanitised HTML, as its tag has it. */
export interface ImageTag {
  /** The whole tag. */
  readonly tag: string;
  /** Character references resolved, like `alt`; empty where the tag has none. */
  readonly src: string;
  readonly alt: string;
}

/* Sanitised HTML: every tag is well formed, every attribute quoted with ", and none holds « < » or « > ». */
const imageTag = /<img\b[^>]*>/gi;
const attribute = (tag: string, name: string): string =>
  htmlToText(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
const read = (tag: string): ImageTag => ({ tag, src: attribute(tag, "src"), alt: attribute(tag, "alt") });

/** The pictures of sanitised HTML, in order of appearance. */
export const imageTags = (html: string): ImageTag[] => Array.from(html.match(imageTag) ?? [], read);

/** Sanitised HTML with other HTML in the place of each picture. */
export const replaceImages = (html: string, replacement: (image: ImageTag) => string): string =>
  html.replace(imageTag, (tag) => replacement(read(tag)));
