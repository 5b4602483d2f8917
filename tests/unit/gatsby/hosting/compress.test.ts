/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressPublished } from "../../../../src/gatsby/hosting/compress";
import { foldersOf, type Folders } from "../../../../src/gatsby/hosting/folders";

let folders: Folders;
let root: string;
const long = "<p>Une page assez longue pour valoir la peine.</p>".repeat(100);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "compress-"));
  folders = foldersOf(root);
  mkdirSync(path.join(folders.published, "villes"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string): string => path.join(folders.published, name);
const compress = async (publish = () => Promise.resolve()): Promise<number> =>
  (await compressPublished(folders, publish)).count;
const exists = (name: string): boolean => existsSync(file(name));

describe("compressPublished", () => {
  it("writes both codings beside a text file, and none beside small or binary ones", async () => {
    writeFileSync(file("villes/lyon.html"), long);
    writeFileSync(file("robots.txt"), "User-agent: *");
    writeFileSync(file("icon.png"), Buffer.alloc(5000));
    expect(await compress()).toBe(1);
    expect(brotliDecompressSync(readFileSync(file("villes/lyon.html.br"))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(file("villes/lyon.html.gz"))).toString()).toBe(long);
    expect(exists("robots.txt.gz") || exists("icon.png.gz")).toBe(false);
  });

  it("compresses again what has changed, and only that", async () => {
    writeFileSync(file("a.html"), long);
    writeFileSync(file("b.html"), long);
    await compress();
    writeFileSync(file("b.html"), `${long}!`);
    expect(await compress()).toBe(1);
    expect(gunzipSync(readFileSync(file("b.html.gz"))).toString()).toBe(`${long}!`);
    expect(await compress()).toBe(0);
  });

  it("compresses what is written meanwhile, and leaves alone what went", async () => {
    mkdirSync(file("villes/paris"));
    writeFileSync(file("villes/paris/index.html"), long);
    writeFileSync(file("app.js"), long);
    const count = await compress(async () => {
      await rename(file("villes/paris/index.html"), file("villes/paris.html"));
      await rmdir(file("villes/paris"));
    });
    expect(count).toBe(2);
    expect(brotliDecompressSync(readFileSync(file("villes/paris.html.br"))).toString()).toBe(long);
    expect(exists("app.js.br")).toBe(true);
  });

  it("compresses documents as well as can be, but not hundreds of them, nor data", async () => {
    const words = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 1009).toString(36)).join(" ");
    const sizeOf = (name: string): number => readFileSync(file(`${name}.br`)).length;
    writeFileSync(file("a.html"), words);
    writeFileSync(file("a.json"), words);
    await compress();
    const best = sizeOf("a.html");
    expect(best).toBeLessThan(sizeOf("a.json"));
    for (let index = 0; index <= 300; index += 1) writeFileSync(file(`${index}.html`), `${long}${index}`);
    writeFileSync(file("b.html"), words);
    await compress();
    expect(sizeOf("b.html")).toBe(sizeOf("a.json"));
    expect(sizeOf("a.html")).toBe(best);
  });

  it("compresses again when a compressed file, or its memory of the last build, is lost", async () => {
    writeFileSync(file("a.html"), long);
    await compress();
    rmSync(file("a.html.br"));
    expect(await compress()).toBe(1);
    rmSync(folders.compressionLedger);
    expect(await compress()).toBe(1);
  });

  it("leaves no compressed file behind whose source is gone or has become small", async () => {
    writeFileSync(file("a.html"), long);
    writeFileSync(file("b.html"), long);
    await compress();
    rmSync(file("a.html"));
    writeFileSync(file("b.html"), "court");
    await compress();
    expect(["a.html.br", "a.html.gz", "b.html.br", "b.html.gz"].filter(exists)).toEqual([]);
  });

  it("does not touch an archive that was published as such", async () => {
    writeFileSync(file("dossier.tar.gz"), Buffer.alloc(2000));
    await compress();
    expect(exists("dossier.tar.gz")).toBe(true);
  });
});
