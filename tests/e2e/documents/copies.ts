import { unlike } from "../checks/check";
import { readPublished, type BuiltPage } from "../support/built-pages";
import { copiedPages } from "../support/site";

/** A copy in Markdown has the headings of its page's own part, and no others. */
export function copyFaults({ address, document }: BuiltPage): string[] {
  if (!copiedPages.includes(address)) return [];
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
  const own = headings.filter((heading) => !heading.closest("[data-shared], nav, aside"));
  const markdown = readPublished(`${address.slice(1)}.md`).replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
  return unlike(
    `${address}.md`,
    markdown.match(/^#+(?= )/gm)?.map(({ length }) => `H${length}`),
    own.map(({ tagName }) => tagName),
  );
}
