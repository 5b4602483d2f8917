import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      ".cache",
      "public",
      "src/gatsby-types.d.ts",
      "src/components/logo-paths.ts",
      "tests/bench/astro",
    ],
  },
  ...tseslint.configs.recommended,
  react.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat["recommended-latest"],
  {
    settings: { react: { version: "19" } },
    rules: {
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
