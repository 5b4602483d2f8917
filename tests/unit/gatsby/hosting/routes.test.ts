/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteRoutes, readRoutes } from "../../../../src/gatsby/hosting/routes";

const root = mkdtempSync(path.join(tmpdir(), "routes-"));
afterAll(() => rmSync(root, { recursive: true }));

const note = (pages: readonly string[], redirects: readonly object[] = []) =>
  noteRoutes({ getState: () => ({ pages: new Map(pages.map((page) => [page, {}])), redirects }) }, root);

it("fails where no build has noted anything", () => {
  expect(() => readRoutes(root)).toThrow(/routes\.json/);
});

it("names pages without their last slash, and redirects, as the latest build has them", async () => {
  await note(["/ancienne"]);
  await note(["/", "/404.html", "/villes/lyon/"], [{ fromPath: "/a", toPath: "/b", isPermanent: true }]);
  expect(readRoutes(root)).toEqual({
    pages: ["/", "/404.html", "/villes/lyon"],
    redirects: [{ from: "/a", to: "/b" }],
  });
});
