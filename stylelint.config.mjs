const whole = ["/^.+$/"];

/**
 * What some browser of `browserslist` (package.json) does not know, and what it shows instead. All else has to stand in an
 * `@supports`, or says its reason where it is used. Those that draw less (Firefox before 121, Chrome before 120, Safari before 17)
 * have about 3 % of the visits in France (caniuse, November 2026).
 */
const harmless = {
  properties: {
    // Autoprefixer writes what Chrome before 120 and Safari before 18 know.
    "/^(?:mask|backdrop-filter|user-select|text-size-adjust|appearance)/": whole,
    // Lines break less well.
    "/^text-wrap/": whole,
    "text-indent": whole,
    // The browser's own look: a box or a slider in another green, a text area without its grip, a ring without round corners.
    "/^(?:accent-color|resize|outline)$/": whole,
    // Old Safari knows it in drawings, where it is used.
    "paint-order": [],
    // No Safari knows these high contrasts.
    "forced-color-adjust": whole,
    // A heading may end a printed sheet.
    "break-after": whole,
    // The page behind a menu scrolls with it.
    "/^overscroll-behavior/": whole,
    "container-type": whole,
    // All of the page is laid out at once.
    "/^(?:content-visibility|contain-intrinsic-size)$/": whole,
  },
  // A list's dots in another colour.
  selectors: ["marker"],
  // A form keeps one column.
  atRules: ["container"],
  // What caniuse knows them by. It has no Firefox and no Chrome with `scripting`, which Baseline judges.
  features: [
    "css-container-queries",
    "css-media-scripting",
    "css-overscroll-behavior",
    "css-resize",
    "css3-cursors",
    "text-size-adjust",
  ],
};

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  // Written by the build.
  ignoreFiles: ["src/styles/{colours,fonts}.css"],
  plugins: ["stylelint-plugin-use-baseline", "stylelint-no-unsupported-browser-features"],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "value-keyword-case": ["lower", { ignoreProperties: ["composes"] }],
    // Two sources, for neither knows all: the year that lies between the browsers' versions, and caniuse with the versions themselves.
    "plugin/use-baseline": [
      true,
      {
        available: 2022,
        ignoreProperties: harmless.properties,
        ignoreSelectors: harmless.selectors,
        ignoreAtRules: harmless.atRules,
      },
    ],
    "plugin/no-unsupported-browser-features": [
      true,
      { ignorePartialSupport: true, ignore: harmless.features },
    ],
    // Known by neither: text for screen readers, which needs a declaration without it before; and Safari's, since 16.
    "declaration-property-value-disallowed-list": { content: ["/ \\/ /"], "/^overflow/": ["clip"] },
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$",
      { message: "Class names are camelCase, as they are read from TypeScript." },
    ],
    "color-no-hex": [
      true,
      { message: "Colours are the brand's (src/shared/colours.ts): use a custom property." },
    ],
    "color-named": ["never", { ignore: ["inside-function"] }],
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
    "media-feature-range-notation": "prefix",
    // The breakpoints of layout.css, with their counterparts.
    "media-feature-name-value-allowed-list": {
      "max-width": ["800px", "960px", "40em", "65.62em"],
      "min-width": ["801px", "961px", "65.625em"],
    },
    "declaration-no-important": true,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "no-descending-specificity": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
  },
  // What is printed is told against every page's own styles.
  overrides: [{ files: ["static/print-*.css"], rules: { "declaration-no-important": null } }],
};
