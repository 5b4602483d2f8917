/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { addCity, copyContent, type Tree } from "./tree";

/** Runs one of the commands as npm does. */
function run(script: string, ...options: string[]): { code: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/tsx",
    [`scripts/${script}.ts`, ...options],
    {
      encoding: "utf8",
    },
  );
  return { code: status, out: stdout.replaceAll("\u00a0", " "), error: stderr.replaceAll("\u00a0", " ") };
}

describe("the commands of editors", () => {
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
  });
  afterEach(() => tree.dispose());

  it("check: exit code 1 and the report when something is wrong, annotations on request", () => {
    addCity(tree, "Essai", '"code": "73"', '"code": "7"');
    const plain = run("content-check", `--root=${tree.root}`);
    expect(plain.out).toContain("✗ content/cities/essai/index.json:7:13 — departement › code");
    expect(plain.code).toBe(1);
    const github = run("content-check", `--root=${tree.root}`, "--format=github");
    expect(github.out).toContain(
      "::error file=content/cities/essai/index.json,line=7,col=13,title=departement › code::",
    );
    expect(github.code).toBe(1);
  });

  it("check: the whole content takes at most 5 s of one processor", () => {
    // Processor time, not the clock's: a machine that is busy with something else makes nobody's work longer.
    const report =
      "data:text/javascript,process.on('exit',()=>console.error('cpu',JSON.stringify(process.cpuUsage())))";
    const { stdout, stderr, status } = spawnSync("node_modules/.bin/tsx", ["scripts/content-check.ts"], {
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: `--import=${report}` },
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining("aucune erreur, aucun avertissement")]);
    // tsx starts a second process: both count.
    const usages = Array.from(
      stderr.matchAll(/^cpu (.+)$/gm),
      ([, json = ""]) => JSON.parse(json) as NodeJS.CpuUsage,
    );
    expect(usages.length).toBeGreaterThan(0);
    const microseconds = usages.reduce((sum, { user, system }) => sum + user + system, 0);
    expect(microseconds).toBeGreaterThan(100_000);
    expect(microseconds).toBeLessThanOrEqual(5_000_000);
  });

  it("check: exit code 0 with warnings only, and the closest pages on request", () => {
    addCity(tree, "Essai", "Une phrase", "Une frase");
    const { code, out } = run("content-check", `--root=${tree.root}`, "--pairs");
    expect(out).toContain("« frase » n’est pas dans le dictionnaire.");
    expect(out).toMatch(/Pages les plus proches \(city\) :\n( +[\d,]+ % {2}[a-z-]+ \/ [a-z-]+\n){5}/);
    expect(code).toBe(0);
  });

  it("check, fix, new: exit code 2 for an option or a folder that does not exist", () => {
    expect(run("content-check", "--vite")).toMatchObject({
      code: 2,
      error: expect.stringContaining("Option inconnue : --vite"),
    });
    expect(run("content-check", "--root=/nulle/part").code).toBe(2);
    expect(run("content-fix", "--vite").code).toBe(2);
    expect(run("content-new").code).toBe(2);
  });

  it("new, then fix: says what was done and what to do next", () => {
    const created = run("content-new", `--root=${tree.root}`, "ville", "Orléans");
    expect(created.out).toContain("content/cities/orleans/index.json");
    expect(created.out).toContain("Adresse sur le site : /villes/orleans");
    expect(created.out).toMatch(/À faire :\n {2}1\. /);
    expect(created.code).toBe(0);
    const again = run("content-new", `--root=${tree.root}`, "ville", "Orléans");
    expect(again).toMatchObject({ code: 1, error: expect.stringContaining("existe déjà") });
    tree.replace("cities/orleans/index.json", "à Orléans", "à l'Orléans");
    expect(run("content-fix", `--root=${tree.root}`).out).toContain(
      "content/cities/orleans/index.json : 1 correction",
    );
    expect(run("content-fix", `--root=${tree.root}`).out).toContain("rien n’a été modifié");
  });
});
