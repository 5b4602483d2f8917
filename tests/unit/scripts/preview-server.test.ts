import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startPreview } from "../../../scripts/lib/preview-server";
import { makeFolder } from "../setup/folder";

// What it answers is shown by every browser test: they all run on it.
it("says what to do where there is no site, or where the port is taken", async () => {
  await expect(startPreview({ port: 0, publicDir: makeFolder() })).rejects.toThrow(/npm run build/);
  const site = makeFolder();
  for (const name of ["index.html", "_headers", "_redirects"]) writeFileSync(path.join(site, name), "");
  const { port, close } = await startPreview({ port: 0, publicDir: site });
  const failure = new RegExp(`Le port ${port} est déjà pris.*PORT=${port + 1}`, "s");
  await expect(startPreview({ port, publicDir: site })).rejects.toThrow(failure);
  await close();
});

it("goes on, with a sentence, where the site is taken away", async () => {
  const site = makeFolder();
  writeFileSync(path.join(site, "index.html"), "");
  const { port, close } = await startPreview({ port: 0, publicDir: site });
  rmSync(site, { recursive: true });
  for (const address of ["/", "/contact", "/contact/", "/_headers"]) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining(`n’est plus dans ${site}`),
    ]);
  }
  await close();
});
