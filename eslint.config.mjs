import importPlugin from "eslint-plugin-import";
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Rooms of `src`, from the top down: each imports from those after it only. */
const screens = ["pages", "templates", "layout", "blog", "sections", "forms", "components", "shared"];
const inSrc = (rooms) => rooms.map((room) => `./src/${room}`);
const buildRooms = ["gatsby", "publish", "content-check"];
const browserRooms = [...screens, "seo", "agency-api", "browser", "styles"];

const zones = [
  ...screens.slice(1).map((room, index) => ({
    target: `./src/${room}`,
    from: inSrc(screens.slice(0, index + 1)),
    message:
      "A room imports from the rooms below it: pages and templates, layout, blog, sections, forms, components, shared.",
  })),
  {
    target: inSrc(browserRooms),
    from: inSrc(buildRooms),
    message: "Code for browsers knows nothing of the build.",
  },
  {
    target: "./src/publish",
    from: inSrc([...browserRooms.filter((room) => room !== "shared"), "gatsby", "content-check"]),
    message: "src/publish knows files, not Gatsby.",
  },
  { target: ["./src", "./gatsby-*"], from: "./tests", message: "Only scripts import tests." },
  { target: "./src", from: "./scripts", message: "Scripts import src, never the other way round." },
];

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      "public",
      "dist",
      "src/gatsby-types.d.ts",
      "src/components/logo-paths.ts",
    ],
  },
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
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // TypeScript checks properties.
      "react/prop-types": "off",
      // The booking service may know where its visitors come from; `noopener` is what protects us.
      "react/jsx-no-target-blank": ["error", { allowReferrer: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
      eqeqeq: "error",
    },
  },
  { files: ["scripts/**", "tests/**"], rules: { "no-console": "off" } },
);
