/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { measureScale } from "../../bench/scale";

let folder = "";
beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(tmpdir(), "scale-"));
  const model = path.join(folder, "content/blog/modele");
  mkdirSync(model, { recursive: true });
  writeFileSync(path.join(model, "index.md"), "---\ntitle: Modèle\n---\n\nUn texte.\n");
  writeFileSync(path.join(model, "cover.svg"), "<svg/>");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}.log`, { force: true });
});

/** Three posts, built by a script that copies each text to its page where `condition` holds of `slug` and `page`. */
function measure(condition: string) {
  const script = `
    const fs = require("node:fs");
    fs.mkdirSync("public/article", { recursive: true });
    for (const slug of fs.readdirSync("content/blog")) {
      const page = "public/article/" + slug + ".html";
      if (${condition}) fs.copyFileSync("content/blog/" + slug + "/index.md", page);
    }`;
  const published = path.join(folder, "public");
  return measureScale({ name: "essai", folder, command: ["-e", script], published }, 3, () => undefined);
}

describe("measureScale", () => {
  it("measures both builds of a site that has a page for every post", async () => {
    const { cold, warm } = await measure("true");
    expect(cold.seconds).toBeGreaterThan(0);
    expect(warm.seconds).toBeGreaterThan(0);
  });

  it.each([
    [
      "that leaves a post out",
      'slug !== "mesure-00003"',
      /articles sans leur page : mesure-00003 \(1 en tout\)/,
    ],
    ["that does not see the edit", "!fs.existsSync(page)", /article modifié sans effet : mesure-00002/],
  ])("refuses a build %s", async (_name, condition, message) => {
    await expect(measure(condition)).rejects.toThrow(message);
  });
});
