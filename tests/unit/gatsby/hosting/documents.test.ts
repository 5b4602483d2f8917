/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishDocuments, publishedFileOf, rawFileOf } from "../../../../src/gatsby/hosting/documents";
import { foldersOf, type Folders } from "../../../../src/gatsby/hosting/folders";
import { restoreRawDocuments } from "../../../../src/gatsby/hosting/raw-documents";

let root: string;
let folders: Folders;
const pages = ["/", "/404", "/404.html", "/contact", "/villes", "/villes/lyon"];
const step = (html: string): string => html.replace("raw", "final");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "documents-"));
  folders = foldersOf(root);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
/** Gatsby's part of a build: it writes the pages that are not there. */
function gatsbyWrites(list: readonly string[], text = "raw"): void {
  for (const page of list) {
    const file = path.join("public", rawFileOf(page));
    if (text !== "raw" || !existsSync(path.join(root, file))) write(file, `${text} ${page}`);
  }
}
const publish = (list: readonly string[] = pages, extra = new Map<string, string>()) =>
  publishDocuments({ folders, pages: list, extra, steps: [step], recipe: "1" });
const publishedHtml = (): string[] =>
  readdirSync(folders.published, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort();

const finals = ["404.html", "contact.html", "index.html", "villes.html", "villes/lyon.html"];

describe("publishDocuments", () => {
  it.each([
    ["/", "index.html", "index.html"],
    ["/404.html", "404.html", "404.html"],
    ["/contact", "contact/index.html", "contact.html"],
    ["/villes/lyon", "villes/lyon/index.html", "villes/lyon.html"],
  ])("%s: Gatsby's %s becomes %s", (page, raw, published) => {
    expect([rawFileOf(page), publishedFileOf(page)]).toEqual([raw, published]);
  });

  it("publishes each page as one file, rewritten, and nothing else", async () => {
    gatsbyWrites(pages);
    write("public/_gatsby/slices/_gatsby-scripts-1.html", "raw fragment");
    await publish();
    expect(publishedHtml()).toEqual(finals);
    expect(read("public/villes/lyon.html")).toBe("final /villes/lyon");
    expect(read("public/index.html")).toBe("final /");
    for (const folder of ["contact", "villes/lyon", "404", "_gatsby"])
      expect([folder, existsSync(path.join(root, "public", folder))]).toEqual([folder, false]);
  });

  it("gives Gatsby its own documents back for the next build", async () => {
    gatsbyWrites(pages);
    write("public/_gatsby/slices/_gatsby-scripts-1.html", "raw fragment");
    await publish();
    restoreRawDocuments(folders);
    for (const page of pages) expect(read(path.join("public", rawFileOf(page)))).toBe(`raw ${page}`);
    expect(read("public/_gatsby/slices/_gatsby-scripts-1.html")).toBe("raw fragment");
  });

  it("gives them back beside what we have published in their place", async () => {
    const moved = new Map([["contact/ancienne.html", "déplacée"]]);
    gatsbyWrites(pages);
    await publish(pages, moved);
    expect(publishedHtml()).toEqual([...finals, "contact/ancienne.html"].sort());
    restoreRawDocuments(folders);
    expect(read("public/contact/index.html")).toBe("raw /contact");
    expect(read("public/contact/ancienne.html")).toBe("déplacée");
    await publish(pages, moved);
    expect(publishedHtml()).toEqual([...finals, "contact/ancienne.html"].sort());
  });

  it("ends alike after a second build, and leaves unchanged files alone", async () => {
    gatsbyWrites(pages);
    await publish();
    const before = statSync(path.join(folders.published, "contact.html")).mtimeMs;
    restoreRawDocuments(folders);
    gatsbyWrites(["/villes/lyon"], "new raw");
    await publish();
    expect(publishedHtml()).toEqual(finals);
    expect(read("public/villes/lyon.html")).toBe("new final /villes/lyon");
    expect(read("public/contact.html")).toBe("final /contact");
    expect(statSync(path.join(folders.published, "contact.html")).mtimeMs).toBe(before);
  });

  it("rewrites every document by a new recipe, and one that is not as it was left", async () => {
    gatsbyWrites(pages);
    await publish();
    restoreRawDocuments(folders);
    write("public/contact.html", "spoilt");
    await publish();
    expect(read("public/contact.html")).toBe("final /contact");
    restoreRawDocuments(folders);
    const newStep = (html: string): string => html.replace("raw", "newly final");
    await publishDocuments({ folders, pages, extra: new Map(), steps: [newStep], recipe: "2" });
    for (const file of ["index.html", "contact.html", "404.html"])
      expect(read(`public/${file}`)).toMatch(/^newly final/);
  });

  it("does not rewrite what Gatsby left as it was, and still knows the scripts in it", async () => {
    const scripts = (text: string): string => text.replace("final", "<script>1</script>final");
    let rewritten = 0;
    const steps = [step, scripts, (html: string) => ((rewritten += 1), html)];
    const publishCounted = () =>
      publishDocuments({ folders, pages, extra: new Map([["a.html", "raw"]]), steps, recipe: "1" });
    gatsbyWrites(pages);
    const first = await publishCounted();
    expect([rewritten, first.count, first.scripts.size]).toEqual([finals.length + 1, finals.length + 1, 1]);
    restoreRawDocuments(folders);
    gatsbyWrites(["/villes/lyon"], "new raw");
    rewritten = 0;
    expect(await publishCounted()).toEqual(first);
    // The changed page, the redirect, and the two documents that Gatsby and hosts know by the same name.
    expect(rewritten).toBe(4);
  });

  it("drops the document of a page that is gone", async () => {
    gatsbyWrites(pages);
    await publish();
    restoreRawDocuments(folders);
    rmSync(path.join(root, "public/contact"), { recursive: true });
    await publish(pages.filter((page) => page !== "/contact"));
    expect(publishedHtml()).toEqual(finals.filter((file) => file !== "contact.html"));
  });

  it("survives a build that was cut short before and after its documents moved", async () => {
    gatsbyWrites(pages);
    await publish();
    restoreRawDocuments(folders);
    // Nothing more happened. The next build finds everything in place.
    restoreRawDocuments(folders);
    gatsbyWrites(pages);
    await publish();
    expect(publishedHtml()).toEqual(finals);
  });

  it("keeps HTML that an editor has put into static/", async () => {
    gatsbyWrites(pages);
    write("static/google1234.html", "google-site-verification");
    write("public/google1234.html", "google-site-verification");
    await publish();
    expect(publishedHtml()).toEqual([...finals, "google1234.html"].sort());
  });

  it("adds the documents of redirects", async () => {
    gatsbyWrites(pages);
    await publish(pages, new Map([["services/ancien.html", "raw redirect"]]));
    expect(read("public/services/ancien.html")).toBe("final redirect");
  });

  it("fails on a page that Gatsby has not written", async () => {
    gatsbyWrites(["/"]);
    await expect(publish(["/", "/contact"])).rejects.toThrow(/contact/);
  });
});

describe("restoreRawDocuments", () => {
  it("forgets the documents of a site whose published folder is gone", async () => {
    gatsbyWrites(pages);
    await publish();
    rmSync(folders.published, { recursive: true });
    restoreRawDocuments(folders);
    expect(existsSync(folders.published)).toBe(false);
    expect(existsSync(folders.rawDocuments)).toBe(false);
  });
});
