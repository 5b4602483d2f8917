import path from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import sharp from "sharp";
import { prepareArticle } from "../blog/table-of-contents";
import { auditSummary, type Audit } from "../shared/audit-summary";
import { decodePath } from "../shared/decode-path";
import { escapeHtml, makeTablesAndCodeUsable } from "../shared/html";
import { joinNumbers } from "../shared/join-numbers";
import { paths } from "../shared/paths";
import { apiPostArticle } from "./api-posts/post-html";
import { signOf } from "./brand/read-brand";
import { caseRelations } from "./data/case-relations";
import { factsOfContent } from "./data/content-facts";
import { parse } from "./data/dom";
import { entryLists } from "./data/entry-lists";
import { highlighted } from "./data/highlight";
import { mainPages } from "./data/main-pages";
import { nameSections } from "./data/name-sections";
import { partsOfBlocks, settingsOfBlocks } from "./data/optional-blocks";
import { fillMarksIn } from "./data/fill-marks-in";
import { imageOf, resolveImageData } from "./data/image-data";
import { placeFiles } from "./data/text-pictures";
import type { ArticleResolver, Context, ResolveInfo, Resolver } from "./data/resolver-types";

/** A picture as content names it, or a downloaded one. */
interface PictureSource {
  src: string;
  /** Its variant for phones, named as `src` is. */
  phone?: string;
  fileId?: string;
}

/** The fields that are computed from other nodes when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({
    Query: {
      blogPosts: { type: "[BlogPost!]!", args: { ids: "[ID!]!" }, resolve: blogPosts },
      entryLists: { type: "[EntryList!]!", resolve: entryLists },
      mainPages: { type: "[MainPage!]!", resolve: mainPages },
      ...settingsOfBlocks,
    },
    Picture: {
      src: { type: "File!", resolve: findPictureFile },
      raster: { type: "ImageSharp", resolve: resolveRaster },
      phone: { type: "Picture", resolve: resolvePhone },
    },
    ImageSharp: { gatsbyImageData: { resolve: resolveImageData } },
    File: { svgSize: { type: "SvgSize", resolve: resolveSvgSize }, publicURL: { resolve: shortPublicUrl } },
    LegalPage: {
      html: { type: "String!", resolve: legalHtml },
      sections: { type: "[TextSection!]!", resolve: legalSections },
      audit: { type: "AccessibilityAuditSettings", resolve: auditOfStatement },
    },
    AccessibilityAuditSettings: { summary: { type: "AuditSummary!", resolve: summariseAudit } },
    BrandSettings: { drawing: { type: "SignDrawing!", resolve: drawSign } },
    TechnologyExcerpt: { html: { type: "String!", resolve: excerptHtml } },
    ...caseRelations,
    ...partsOfBlocks,
    SiteSettings: {
      ...partsOfBlocks.SiteSettings,
      baseCoordinates: { type: "CityCoordinates", resolve: coordinatesOfBase },
    },
    MarkdownPost: postResolvers(markdownArticle),
    ApiPost: postResolvers(apiPostArticle),
  });
};

const coordinatesOfBase: Resolver<Node & { readonly baseCity: string }> = async (
  { baseCity },
  _args,
  { nodeModel },
) => {
  const query = { filter: { city: { eq: baseCity } } };
  const city = (await nodeModel.findOne({ type: "City", query })) as (Node & { coordinates: object }) | null;
  return city?.coordinates ?? null;
};

/** Resolvers of an article's HTML and table of contents, which come from one pass over its elements. */
function postResolvers<Post extends Node>(articleOf: ArticleResolver<Post>) {
  const contents = new WeakMap<Post, Promise<ReturnType<typeof prepareArticle>>>();
  const read: Resolver<Post> = (post, args, context, info) => {
    const cached = contents.get(post);
    if (cached) return cached;
    const content = articleOf(post, args, context, info).then(prepareArticle);
    contents.set(post, content);
    return content;
  };
  const pick =
    (key: "html" | "entries"): Resolver<Post> =>
    async (...args) =>
      ((await read(...args)) as ReturnType<typeof prepareArticle>)[key];
  return {
    html: { resolve: pick("html") },
    tableOfContents: { resolve: pick("entries") },
  };
}

const remarkHtml: Resolver<Node> = (node, _args, context, info) => {
  const remark = context.nodeModel.getNodeById({ id: node.parent ?? "", type: "MarkdownRemark" });
  const field = info.schema.getType("MarkdownRemark").getFields().html;
  return remark && field
    ? field.resolve(remark, {}, context, { ...info, fieldName: "html" } as ResolveInfo)
    : "";
};

const markdownArticle: ArticleResolver<Node> = async (node, args, context, info) => {
  const article = parse(String(await remarkHtml(node, args, context, info)));
  fillMarksIn(article, factsOfContent.current());
  await placeFiles(article, (url) => fileBeside(node, decodePath(url), context), context, info);
  return article;
};

async function readLegalText(...args: Parameters<Resolver<Node>>) {
  const page = await markdownArticle(...args);
  makeTablesAndCodeUsable(page);
  return { sections: nameSections(page), html: joinNumbers(page.innerHTML) };
}

const legalHtml: Resolver<Node> = async (...args) => (await readLegalText(...args)).html;
const legalSections: Resolver<Node> = async (...args) => (await readLegalText(...args)).sections;

/** The accessibility statement alone shows the audit. */
const auditOfStatement: Resolver<{ slug: string }> = ({ slug }, _args, context) =>
  `/${slug}` === paths.accessibility
    ? context.nodeModel.findOne({ type: "AccessibilityAuditSettings", query: {} })
    : null;

const summariseAudit: Resolver<Audit> = ({ themes }) => auditSummary(themes);

/** Read through the data layer, so that pages are rendered again when the file changes. */
const drawSign: Resolver<Node & { sign: string }> = async (brand, _args, context) => {
  const file = (await fileBeside(brand, brand.sign, context)) as (Node & { absolutePath: string }) | null;
  return file && signOf(file.absolutePath);
};

const excerptHtml: Resolver<{ code: string; language: string }> = ({ code, language }) =>
  highlighted(code, language) ?? escapeHtml(code);

/** Depends only on the posts it returns; deleted ones are left out. */
const blogPosts: Resolver<unknown, { ids: string[] }> = (_source, { ids }, context) =>
  context.nodeModel.getNodesByIds({ ids }).filter(Boolean);

/** A picture names a file beside its entry (`./banner-1.svg`), or the node of a downloaded file (`fileId`). */
const findPictureFile: Resolver<PictureSource> = (picture, _args, context) =>
  picture.fileId
    ? context.nodeModel.getNodeById({ id: picture.fileId, type: "File" })
    : fileBeside(picture, picture.src, context);

function fileBeside(source: unknown, name: string, { nodeModel }: Context): Promise<Node | null> {
  const entry = nodeModel.findRootNodeAncestor(source, (node) => node.internal.type === "File");
  const directory = (entry as (Node & { dir: string }) | null)?.dir ?? "";
  const absolutePath = path.posix.join(directory, name);
  return nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
}

/** The variant for phones, a picture in its turn. */
const resolvePhone: Resolver<PictureSource & { alt: string }> = async (picture, _args, context) => {
  const file = picture.phone && (await fileBeside(picture, picture.phone, context));
  return file ? { alt: picture.alt, src: picture.phone, fileId: file.id } : null;
};

/** Null for a drawing (SVG): `File.childImageSharp` would warn of each. */
const resolveRaster: Resolver<PictureSource> = async (picture, args, context, info) => {
  const file = (await findPictureFile(picture, args, context, info)) as Node | null;
  return file && imageOf(file, context);
};

/**
 * The address of an unprocessed file, with six characters of its hash as the folder. All 32 would stand in every
 * document that shows drawings, and compress to no less than half.
 */
const shortPublicUrl: Resolver<Node> = (file, args, context, info) => {
  const contentDigest = file.internal.contentDigest.slice(0, 6);
  return info.originalResolver?.(
    { ...file, internal: { ...file.internal, contentDigest } },
    args,
    context,
    info,
  );
};

const svgSizes = new Map<string, Promise<{ width: number; height: number } | null>>();

/**
 * Size in whole pixels, so that the page can reserve the drawing's place. Read once per file, however many pages show
 * it.
 */
const resolveSvgSize: Resolver<Node & { extension: string; absolutePath: string }> = (file) => {
  if (file.extension !== "svg") return null;
  const { contentDigest } = file.internal;
  // A drawing without a size reserves no place.
  const size =
    svgSizes.get(contentDigest) ??
    sharp(file.absolutePath)
      .metadata()
      .catch(() => null);
  svgSizes.set(contentDigest, size);
  return size;
};
