/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureBuild, type Project } from "../../bench/measured-build";

const megabyte = 1024 ** 2;
let scratch = "";
beforeEach(() => (scratch = mkdtempSync(path.join(tmpdir(), "measured-build-"))));
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
  rmSync(`${scratch}.log`, { force: true });
});

/** A project whose build is a script that writes nothing. */
const projectOf = (script: string): Project => ({
  name: "essai",
  folder: scratch,
  command: ["-e", script],
  published: scratch,
});
/** Holds 150 MB of memory that nobody shares for three seconds. */
const hold = `const held = Buffer.alloc(${150 * megabyte}, 1); setTimeout(() => held, 3000);`;

describe("measureBuild", () => {
  it("tells wall time, and the memory of the command and its children together", async () => {
    const withChild = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(hold)}]); ${hold}`;
    const { seconds, peak } = await measureBuild(projectOf(withChild));
    expect(seconds).toBeGreaterThan(3);
    expect(peak.each).toHaveLength(2);
    expect(peak.bytes).toBeGreaterThan(300 * megabyte);
    expect(peak.bytes).toBeLessThan(500 * megabyte);
  });

  it("counts what processes share once", async () => {
    const idle = `console.log(process.memoryUsage.rss()); setTimeout(() => {}, 3000);`;
    const crowd = `for (let i = 0; i < 4; i += 1) require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(idle)}], { stdio: "inherit" }); ${idle}`;
    const { peak } = await measureBuild(projectOf(crowd));
    const resident = readFileSync(`${scratch}.log`, "utf8").trim().split("\n").map(Number);
    expect(peak.each).toHaveLength(5);
    expect(resident).toHaveLength(5);
    // All five run the same program, whose pages are a good half of what each has in memory.
    expect(peak.bytes).toBeLessThan(0.7 * resident.reduce((sum, bytes) => sum + bytes, 0));
  });

  it("fails with the end of what the build wrote, without its colours", async () => {
    const failing = `console.log("\\u001b[31mla dernière ligne\\u001b[0m"); process.exitCode = 3;`;
    await expect(measureBuild(projectOf(failing))).rejects.toThrow(
      /^essai : .* avec le code 3\.\nla dernière ligne$/s,
    );
  });
});
