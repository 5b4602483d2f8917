import type { Actions } from "gatsby";
import micromark from "micromark";
import type { RichForm } from "../../content-check/schema/lookup";
import type { FactsByKey } from "../../shared/text/fact";
import { finish, finishHtml } from "../../shared/text/finish";
import { parse } from "../data/dom";
import { factsFor } from "../data/facts";
import type { Context, ResolveInfo, Resolver } from "../data/resolver-types";

/**
 * Field extensions for the texts of the content, which are finished when a page asks for them: `@text` for plain ones, `@richText`
 * for Markdown, which the field gives as HTML (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/schema-customization/#creating-type-definitions).
 */
export function createTextExtensions({ createFieldExtension }: Actions): void {
  createFieldExtension({
    name: "text",
    extend: () => ({ resolve: finished(finish) }),
  });
  createFieldExtension({
    name: "richText",
    args: { form: "String!" },
    extend: ({ form }: { form: RichForm }) => ({
      resolve: finished((text, facts) => richHtml(text, form, facts)),
    }),
  });
}

type Finish = (text: string, facts: FactsByKey) => string;

/** Resolves a text, or each of a list of them. */
const finished =
  (finishText: Finish): Resolver<object> =>
  async (source, args, context, info) => {
    const value = (context as Context & DefaultResolver).defaultFieldResolver(source, args, context, info);
    const one = async (text: unknown): Promise<unknown> =>
      typeof text === "string" ? finishText(text, await factsFor(source, text, context)) : text;
    return Array.isArray(value) ? Promise.all(value.map(one)) : one(value);
  };

interface DefaultResolver {
  defaultFieldResolver(source: object, args: object, context: Context, info: ResolveInfo): unknown;
}

const made = new WeakMap<FactsByKey, Map<string, string>>();

/** The HTML of a rich text. HTML in it shows as text: the content check refuses it. */
function richHtml(text: string, form: RichForm, facts: FactsByKey): string {
  const known = made.get(facts) ?? new Map<string, string>();
  made.set(facts, known);
  const key = `${form} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const article = parse(micromark(text, { allowDangerousProtocol: true }));
  finishHtml(article, facts);
  const line = form === "markdown" ? null : article.querySelector("p");
  if (line && form === "markdown-title") for (const bold of line.querySelectorAll("strong")) colour(bold);
  const html = (line ?? article).innerHTML.replace(/(?<=>)\n(?=<)/g, "").trim();
  known.set(key, html);
  return html;
}

function colour(bold: Element): void {
  const coloured = bold.ownerDocument.createElement("span");
  coloured.className = "green";
  coloured.append(...Array.from(bold.childNodes));
  bold.replaceWith(coloured);
}
