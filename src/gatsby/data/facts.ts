import type { Node } from "gatsby";
import type { FactsByKey } from "../../shared/text/fact";
import { factsOf, factsOfCity } from "../../shared/text/facts";
import { finish } from "../../shared/text/finish";
import { keyOfMark, marksIn } from "../../shared/text/marks";
import type { Context } from "./resolver-types";

/** The settings that hold facts (see `holdsFacts`). */
const settings = {
  brand: "BrandSettings",
  site: "SiteSettings",
  claims: "ClaimsSettings",
  "key-stats": "KeyStatsSettings",
};

const asked = new WeakMap<Context, Promise<FactsByKey>>();
let known: { readonly digests: string; readonly facts: FactsByKey } | undefined;

/** The facts of the content, through the data layer: a page that asks is made anew when one of their files changes. */
function siteFacts(context: Context): Promise<FactsByKey> {
  const before = asked.get(context);
  if (before) return before;
  const facts = readFacts(context);
  asked.set(context, facts);
  return facts;
}

async function readFacts({ nodeModel }: Context): Promise<FactsByKey> {
  const read = Object.entries(settings).map(async ([name, type]) => ({
    path: `settings/${name}.json`,
    data: await nodeModel.findOne({ type, query: {} }),
  }));
  const { entries: services } = await nodeModel.findAll({ type: "Service", query: {} });
  const entries = [
    ...(await Promise.all(read)),
    ...Array.from(services as Iterable<Node & { slug: string }>, (data) => ({
      path: `services/${data.slug}/index.json`,
      data,
    })),
  ];
  const digests = entries.map(({ data }) => data?.internal.contentDigest).join();
  if (known?.digests !== digests) known = { digests, facts: factsOf(entries).byKey };
  return known.facts;
}

const none: FactsByKey = new Map();

/** The facts that a text may repeat; none for one without marks, so that its page depends on no fact. @param source the node or object that it is a field of */
export async function factsFor(source: unknown, text: string, context: Context): Promise<FactsByKey> {
  if (!text.includes("{{")) return none;
  const facts = await siteFacts(context);
  if (!marksIn(text).some(({ name }) => keyOfMark(name) === "trajet")) return facts;
  const isCity = (node: Partial<Node>): boolean => node.internal?.type === "City";
  const city = isCity(source as Partial<Node>)
    ? source
    : context.nodeModel.findRootNodeAncestor(source, isCity);
  return city ? factsOfCity(city, facts) : facts;
}

/** A plain text of a node, finished, for resolvers that read it beside its own field. */
export const finishedText = async (source: unknown, text: string, context: Context): Promise<string> =>
  finish(text, await factsFor(source, text, context));
