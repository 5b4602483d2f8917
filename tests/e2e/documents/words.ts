import { typographyEdits } from "../../../src/content-check/text/typography";
import type { BuiltPage } from "../support/built-pages";
import { ownArticles } from "../support/site";

/** Elements whose text goes on in their neighbours' line. */
const inline = "a, abbr, b, cite, em, i, mark, small, span, strong, sup, time";

/** What the customer wants to the letter. */
const quoted = ["Dites-en nous un peu plus..."];

/** Everything of a page that is read or read aloud, a line a block; code, for which an x stands, is nobody's prose. */
function lines(document: Document): string[] {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll("script, style, noscript, template")) element.remove();
  for (const element of root.querySelectorAll("code, pre")) element.textContent = "x";
  const spoken = [...root.querySelectorAll("*")].flatMap((element) =>
    ["alt", "title", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const described = Array.from(
    root.querySelectorAll("meta:is([name=description], [property$=title], [property$=description])"),
    (meta) => meta.getAttribute("content") ?? "",
  );
  for (const block of root.querySelectorAll(`:not(${inline})`)) {
    block.before("\n");
    block.after("\n");
  }
  // As browsers do: spaces in a row are one.
  return [...spoken, ...described, ...root.textContent.split(/\n+/)].map((line) =>
    line.replace(/ +/g, " ").trim(),
  );
}

/** What every page says in its header and footer is read once. */
const read = new Set(quoted);

export function typographyFaults({ address, document }: BuiltPage): string[] {
  // What the API's authors write is made harmless, not rewritten.
  if (address.startsWith("/article/") && !ownArticles.has(address)) return [];
  const unread = lines(document).filter((line) => !read.has(line));
  unread.forEach((line) => read.add(line));
  return unread.flatMap((line) => [
    ...(line.includes("{{") ? [`${line} — unfilled mark`] : []),
    ...typographyEdits(line).map(
      ({ index, problem }) => `${line.slice(Math.max(0, index - 30), index + 30)} — ${problem}`,
    ),
  ]);
}

// What stands between two inline elements, and between them alone: elsewhere an author joins parts of a word.
const [end, start] = ["</(?:a|b|small|span|time)>", "<(?:a|b|small|span|time)\\b[^>]*>"];
const joined = new RegExp(`[\\p{L}\\p{N}](?:${end})+(?:${start})+[\\p{L}\\p{N}+].{0,20}`, "gu");

export const joinFaults = ({ document }: BuiltPage): string[] =>
  document.body.innerHTML.replace(/<(pre|svg)\b.*?<\/\1>/gs, "").match(joined) ?? [];
