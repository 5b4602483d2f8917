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

it("answers as the hosts' files say", async () => {
  const site = makeFolder();
  for (const name of ["index.html", "a.js"]) writeFileSync(path.join(site, name), "");
  writeFileSync(path.join(site, "_headers"), "/*\n  X-A: b\n\n/*.js\n  ! X-A\n  X-A: c, d\n");
  writeFileSync(
    path.join(site, "_redirects"),
    "/old /new#place 301\n/api/* https://api.example/:splat 200\n",
  );
  const { port, close } = await startPreview({ port: 0, publicDir: site });
  const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual" });
  const answers = await Promise.all(["/", "/a.js", "/Old/?q"].map(ask));
  expect(answers.map(({ headers }) => headers.get("X-A"))).toEqual(["b", "c, d", "b"]);
  expect(answers[2]?.headers.get("Location")).toBe("/new?q#place");
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
