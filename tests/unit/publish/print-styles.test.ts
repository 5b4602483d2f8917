import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");

it("the print styles are named after their text, and documents name them so", () => {
  const [file = ""] = globSync("static/print-*.css", { cwd: root });
  const digest = createHash("sha256")
    .update(readFileSync(path.join(root, file)))
    .digest("hex")
    .slice(0, 10);
  expect(file).toBe(`static/print-${digest}.css`);
  expect(readFileSync(path.join(root, "src/html.tsx"), "utf8")).toContain(`"/print-${digest}.css"`);
});
