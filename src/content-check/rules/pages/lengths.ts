import { faultAt, type Fault } from "../../fault";
import { documentsOf, settingOf } from "../../read/content";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";
import { paths } from "../../../shared/paths";
import { pageOf } from "./routes";

/** Characters of its own that a page may have: with more, it is over 9 500 pixels high on a phone. */
const most = 5_500;

/** Characters that the home page may have: with more, its document weighs over 22 000 bytes (docs/performance.md). */
const mostOnHome = 12_000;

/** Entries whose pages share most of their blocks with others, and grow with their own texts. */
const entries = ["city", "service", "technology"];

const onHome = "home faq solutions why-collaborate expertise estimate booking founder key-stats".split(" ");

/** Pages that nobody reads to their end on a phone, or that a slow line brings late. */
export const lengthRule: Rule = {
  name: "page-length",
  everyBuild: false,
  check({ content, prose }) {
    const isHigh = "sur un téléphone, elle dépasse 9 500 pixels de haut";
    const isSlow = `avec ${onHome.slice(1).join(", ")}, elle se charge trop lentement`;
    const home = settingOf(content, "home");
    return [
      ...entries.flatMap((kind) =>
        documentsOf(content, kind).flatMap((page) =>
          tooLong(
            pageOf(page.path) ?? "",
            prose.filter(({ document }) => document === page),
            most,
            isHigh,
          ),
        ),
      ),
      ...(home
        ? tooLong(
            paths.home,
            prose.filter(({ document }) => onHome.includes(document.kind)),
            mostOnHome,
            isSlow,
          )
        : []),
    ];
  },
};

/** Told on the longest text. @param limit characters that the page may have; @param because what happens with more */
function tooLong(address: string, prose: readonly Prose[], limit: number, because: string): Fault[] {
  const texts = prose
    .filter(({ path }) => path?.at(0) !== "seo" && path?.at(-1) !== "alt")
    .map(({ document, path, text }) => ({ document, path, length: text.replace(/<[^>]*>/g, "").length }));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const [longest] = texts.toSorted((a, b) => b.length - a.length);
  if (length <= limit || !longest) return [];
  return [
    faultAt(longest.document, {
      severity: "warning",
      path: longest.path,
      problem: `La page ${address} compte ${shown(length)} caractères de texte : ${because}.`,
      remedy: `Raccourcissez ses textes d’environ ${shown(Math.ceil((length - limit) / 50) * 50)} caractères ; celui-ci, le plus long, en compte ${shown(longest.length)}.`,
    }),
  ];
}

const shown = (count: number): string => count.toLocaleString("fr-FR");
