import type { Config } from "jest";

/** Packages that are ECMAScript modules alone. */
const modules = [
  ...[
    "fontkitten",
    "woff2-encoder",
    "@netlify",
    "netlify-redirect-parser",
    "escape-string-regexp",
    "smol-toml",
  ],
  ...["filter-obj", "is-plain-obj", "path-exists", "parse5", "entities"],
];

const config: Config = {
  roots: ["<rootDir>/tests"],
  testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"],
  testEnvironment: "node",
  setupFilesAfterEnv: ["<rootDir>/tests/unit/setup/jest-dom.ts"],
  transform: {
    "/node_modules/": ["babel-jest", { presets: [["@babel/preset-env", { targets: { node: "current" } }]] }],
    "^.+\\.[jt]sx?$": ["babel-jest", { presets: ["babel-preset-gatsby", "@babel/preset-typescript"] }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules.join("|")})/)`],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/unit/setup/css-modules.ts",
    "\\.css$": "<rootDir>/tests/unit/setup/css-modules.ts",
    "^gatsby$": "<rootDir>/tests/unit/setup/gatsby.tsx",
  },
  // Machines are slow and noisy; a unit test that hangs still ends.
  testTimeout: 60_000,
};

export default config;
