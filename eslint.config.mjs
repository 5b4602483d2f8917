import compat from "eslint-plugin-compat";
import importPlugin from "eslint-plugin-import";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The rooms of `src`, and those that each imports from, as README.md says. Itself and nothing else where none is named. */
const below = {
  pages: ["templates", "layout", "blog", "sections", "forms", "components", "seo", "agency-api", "shared"],
  templates: ["layout", "blog", "sections", "forms", "components", "seo", "agency-api", "shared"],
  layout: ["components", "shared"],
  blog: ["sections", "components", "seo", "agency-api", "browser", "shared"],
  sections: ["forms", "components", "shared"],
  forms: ["components", "agency-api", "shared"],
  components: ["shared"],
  seo: ["components", "shared"],
  "agency-api": ["shared"],
  browser: ["shared"],
  styles: [],
  shared: [],
  admin: ["content-check", "shared"],
  gatsby: ["admin", "content-check", "blog", "components", "seo", "agency-api", "shared"],
  "check-pages": ["seo", "shared"],
  publish: ["check-pages", "shared"],
  "content-check": ["shared"],
  receiver: ["shared"],
};
const ownContent =
  "An editor may change all of content/: tests read tests/content, or constants of their own.";
const zones = [
  ...Object.entries(below).map(([room, others]) => ({
    target: `./src/${room}`,
    from: Object.keys(below)
      .filter((other) => other !== room && !others.includes(other))
      .map((other) => `./src/${other}`),
    message: `src/${room} imports from ${others.join(", ") || "no other room"} only (README.md, "The rooms").`,
  })),
  {
    target: ["./src/gatsby", "./src/admin", "./src/publish"],
    from: "./src/content-check/rules",
    message: "What the build and the check both need stands in src/shared: the build imports no rule.",
  },
  { target: ["./src", "./gatsby-*"], from: "./tests", message: "Only scripts import tests." },
  { target: "./src", from: "./scripts", message: "Scripts import src, never the other way round." },
  { target: "./tests", from: "./content", except: ["./schemas"], message: ownContent },
];

/** What opens a file or a folder of the site's content, other than the schemas, by its path. */
const opens = String.raw`/(?:Sync|Content|Everything)$|^(?:resolve|join|requireActual|readFile|glob)$/`;
const path = String.raw`/^(?:[.\/{]|\w+,)*content\b(?!\/schemas\b)/`;
const openings = [
  `CallExpression:matches([callee.name=${opens}], [callee.property.name=${opens}])`,
  "Property[key.name=/^(?:root|cwd)$/]",
].flatMap((opening) => [
  `${opening} > Literal[value=${path}]`,
  `${opening} > TemplateLiteral > TemplateElement:first-child[value.raw=${path}]`,
]);

export default tseslint.config(
  { ignores: [".cache", "public", "dist", "deploy/receveur", ".test-site", "src/gatsby-types.d.ts"] },
  ...tseslint.configs.recommended,
  react.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat["recommended-latest"],
  {
    plugins: { import: importPlugin },
    settings: {
      react: { version: "19" },
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".mjs", ".js"] } },
    },
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // TypeScript checks properties.
      "react/prop-types": "off",
      // The booking service may know where its visitors come from; `noopener` is what protects us.
      "react/jsx-no-target-blank": ["error", { allowReferrer: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
      eqeqeq: "error",
    },
  },
  {
    // What runs in the browser uses what `browserslist` in package.json knows.
    ...compat.configs["flat/recommended"],
    files: ["src/**", "gatsby-browser.tsx"],
    ignores: ["gatsby", "publish", "check-pages", "content-check", "admin", "receiver"].map(
      (room) => `src/${room}/**`,
    ),
    settings: { lintAllEsApis: true },
  },
  {
    // What a build needs is there after `npm ci` without development dependencies too, as hosts run it.
    files: ["src/**", "gatsby-*"],
    rules: { "import/no-extraneous-dependencies": ["error", { devDependencies: false }] },
  },
  { files: ["scripts/**", "tests/**"], rules: { "no-console": "off" } },
  {
    files: ["tests/**"],
    ignores: ["tests/unit/setup/content.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...openings.map((selector) => ({ selector, message: ownContent }))],
    },
  },
);
