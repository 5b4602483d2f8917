import type { Config } from "jest";

const config: Config = {
  roots: ["<rootDir>/tests"],
  testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"],
  testEnvironment: "node",
  setupFilesAfterEnv: ["<rootDir>/tests/unit/setup/jest-dom.ts"],
  transform: {
    // Packages of ECMAScript modules alone.
    "/node_modules/": ["babel-jest", { plugins: ["@babel/plugin-transform-modules-commonjs"] }],
    "^.+\\.[jt]sx?$": ["babel-jest", { presets: ["babel-preset-gatsby", "@babel/preset-typescript"] }],
  },
  transformIgnorePatterns: ["/node_modules/(?!(?:fontkitten|woff2-encoder)/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/unit/setup/css-modules.ts",
    "\\.css$": "<rootDir>/tests/unit/setup/css-modules.ts",
    "^gatsby$": "<rootDir>/tests/unit/setup/gatsby.tsx",
  },
  // Machines are slow and noisy; a unit test that hangs still ends.
  testTimeout: 60_000,
};

export default config;
