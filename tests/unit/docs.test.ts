import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
const workflows = globSync(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));

it.each(["README.md", "CONTRIBUTING.md", ...globSync("docs/*.md")])(
  "%s: links and commands lead somewhere",
  (file) => {
    const text = readFileSync(file, "utf8").replace(/```[\s\S]*?```/g, "");
    const prose = text.replace(/`[^`\n]*`/g, "x");
    const named = (words: string, pattern: RegExp) =>
      Array.from(words.matchAll(pattern), ([, name = ""]) => name);
    // What begins with « ../../ » is a page of GitHub about the repository.
    const links = named(prose, /\]\(([^)\s#?]+)[^)]*\)/g).filter(
      (link) => !/^(?:[a-z]+:|\.\.\/\.\.\/)/.test(link),
    );
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
    expect(named(text, /\bnpm run (?:--silent )?([a-z:]+)/g).filter((name) => !(name in scripts))).toEqual(
      [],
    );
  },
);

it("docs/deploiement.md explains the variables and secrets of the workflows", () => {
  const text = readFileSync("docs/deploiement.md", "utf8");
  const used = workflows.flatMap((workflow) => workflow.match(/(?<=\b(?:vars|secrets)\.)[A-Z_]+/g) ?? []);
  expect(used.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
