import type { SaxesAttributeNS, SaxesTagNS } from "saxes";
import type { Fault } from "../../fault";

export interface Problem extends Pick<Fault, "problem" | "remedy"> {
  readonly detail: string;
  /** The sign or words of a style that are wrong. */
  readonly found?: string;
}

export const svgNamespace = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";
const xml = "http://www.w3.org/XML/1998/namespace";
const xmlns = "http://www.w3.org/2000/xmlns/";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements of SVG 2 that drawing programs export: none that runs code, links, moves or holds another format. */
const elements = words(
  "svg g defs symbol use switch title desc metadata style image path rect circle ellipse line polyline polygon text tspan " +
    "textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer " +
    "feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB " +
    "feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting " +
    "feSpotLight feTile feTurbulence",
);

/** Names and texts, which may contain any sign; `aria-*` and `data-*` are such too. */
const textAttributes = words("id class role lang in in2 result");

/** The other attributes; browsers read many of them as values of CSS. */
const attributes = words(
  "x y z width height viewBox preserveAspectRatio zoomAndPan version baseProfile focusable type media style transform d points " +
    "path pathLength cx cy r rx ry x1 y1 x2 y2 fx fy fr dx dy rotate textLength lengthAdjust startOffset method spacing side " +
    "gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits " +
    "maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits filterRes " +
    "values mode operator k1 k2 k3 k4 stdDeviation edgeMode order kernelMatrix kernelUnitLength divisor bias targetX targetY " +
    "preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY " +
    "pointsAtZ azimuth elevation scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles " +
    "tableValues slope intercept amplitude exponent requiredFeatures requiredExtensions systemLanguage " +
    "alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters " +
    "color-profile color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule " +
    "filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust " +
    "font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering " +
    "isolation kerning letter-spacing lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode " +
    "opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray " +
    "stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor " +
    "text-decoration text-rendering transform-box transform-origin unicode-bidi vector-effect visibility white-space " +
    "word-spacing writing-mode",
);

/** Functions of CSS that draw, count or measure: none that fetches, as `src` and `image-set` do. */
const functions =
  "rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|icc-color|var|calc|min|max|clamp|" +
  "matrix(?:3d)?|translate(?:x|y|z|3d)?|scale(?:x|y|z|3d)?|rotate(?:x|y|z|3d)?|skew[xy]?|perspective|" +
  "blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|" +
  "inset|circle|ellipse|polygon|path|rect";

/** In a style: an escape, which hides what follows, a rule but `@media`, an address but `#id`, a function not listed. */
const unsafe = new RegExp(
  String.raw`\\|@(?!media\b)[^;{]*|(?<![-\w])(?:url\((?![ \t\r\n]*(["']?)#[^"'()]*\1[ \t\r\n]*\))[^)]*\)?|` +
    String.raw`(?!(?:url|${functions})\()[-\w]+\()`,
  "i",
);

const rasterData = /^data:image\/(?:png|jpe?g|webp|gif);base64,[\w+/=\s]*$/i;

const plainExport =
  "Exportez-le sans les données de l’éditeur : « SVG simple » dans Inkscape, « Exporter » dans Illustrator, ou passez-le dans SVGOMG.";
const withoutMotion =
  "Retirez l’animation : un visiteur qui ne veut pas de mouvement ne pourrait pas l’arrêter.";

/** What to do about elements and attributes that drawing programs or authors put there for a reason. */
const remedies: ReadonlyMap<string, string> = new Map([
  ["a", "Retirez le lien du dessin, et posez-le dans le texte de la page."],
  ["content", "Dans draw.io, décochez « Inclure une copie de mon diagramme » en l’exportant."],
  [
    "foreignObject",
    "Vectorisez les textes (dans draw.io : « Convertir les étiquettes en SVG ») ; dans Figma, retirez flous d’arrière-plan et dégradés coniques.",
  ],
  ...["animate", "animateMotion", "animateTransform", "set"].map((name) => [name, withoutMotion] as const),
]);

const short = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

export const notListed = (what: string, remedy = plainExport): Problem => ({
  detail: "not-listed",
  problem: `${what} n’a pas sa place dans un dessin du site.`,
  remedy,
});

const code = (what: string): Problem => ({
  detail: "code",
  problem: `Ce dessin contient du code (${short(what)}).`,
  remedy: "Exportez-le sans script ni élément actif.",
});

export function elementProblem({ name, local, uri }: SaxesTagNS): Problem | undefined {
  if (local.toLowerCase() === "script") return code(`<${name}>`);
  const isListed = uri === svgNamespace && elements.has(local);
  return isListed ? undefined : notListed(`L’élément <${name}>`, remedies.get(local));
}

export function attributeProblem({ name, local, uri, value }: SaxesAttributeNS): Problem | undefined {
  if (uri === xmlns || (uri === xml && /^(?:space|lang)$/.test(local))) return undefined;
  if (local === "href" && (uri === "" || uri === xlink)) return addressProblem(value);
  if (uri === "" && (textAttributes.has(local) || /^(?:aria|data)-/.test(local))) return undefined;
  if (uri === "" && attributes.has(local)) return styleProblem(value);
  return /^on/i.test(local) ? code(name) : notListed(`L’attribut ${name}`, remedies.get(local));
}

/** The ids of the parts that an attribute draws once more: `href="#id"`, `url(#id)`. */
export const references = ({ local, value }: SaxesAttributeNS): string[] =>
  local === "href"
    ? [value.slice(1)]
    : Array.from(value.matchAll(/url\(\s*["']?#([^"'()]+)/gi), ([, id = ""]) => id);

/** A part of the drawing itself, or a photograph that it contains. */
const addressProblem = (address: string): Problem | undefined =>
  address.startsWith("#") || rasterData.test(address) ? undefined : outside(address);

function outside(what: string): Problem {
  if (/^\s*javascript:/i.test(what)) return code(what);
  if (/^(?:url\(["']?)?data:/i.test(what))
    return {
      detail: "data",
      problem: `Ce dessin contient un fichier qui n’est ni PNG, ni JPEG, ni WebP, ni GIF (${short(what)}).`,
      remedy: "Intégrez ses images dans l’un de ces formats, et vectorisez ses textes.",
    };
  return {
    detail: "outside",
    problem: `Ce dessin appelle un fichier extérieur (${short(what)}).`,
    remedy: "Exportez-le avec toutes ses images intégrées.",
  };
}

/** What is wrong with a value of CSS or a whole style sheet (CSS Values and Units 4, CSS Cascade 5). */
export function styleProblem(css: string): Problem | undefined {
  const found = unsafe.exec(css)?.[0];
  if (found === undefined) return undefined;
  if (/^(?:url|@import)/i.test(found)) return { ...outside(found), found };
  const remedy = "Retirez-le : couleurs, mesures, dégradés et filtres suffisent ; vectorisez les textes.";
  return { ...notListed(`Le style « ${short(found)} »`, remedy), found };
}
