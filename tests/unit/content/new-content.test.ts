import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { newContent } from "../../../scripts/lib/new-content";
import { checkContent } from "../../../src/content-check";
import { demonstrationRule } from "../../../src/content-check/rules/promises/demonstration";
import { startContentRule } from "../../../src/content-check/rules/promises/start-content";
import { ask, copyContent, fieldsIn, today } from "../content-check/tree";

it("says what is known of the agency, and is in order", async () => {
  const tree = copyContent();
  newContent(path.dirname(tree.root), {
    name: "L’Ormandie & Fils",
    phone: "03 87 01 02 03",
    mailbox: "contact@ormandie.fr",
  });
  expect(tree.data("settings/brand.json").name).toBe("L’Ormandie & Fils");
  const { productSlug, phone, mailboxes } = tree.data("settings/site.json");
  expect([productSlug, phone, new Set(Object.values(mailboxes))]).toEqual([
    "lormandie-and-fils",
    { display: "03 87 01 02 03" },
    new Set(["contact@ormandie.fr"]),
  ]);
  expect(await checkContent({ root: tree.root, today, full: true })).toEqual([]);
});

describe("the content that a new agency begins with", () => {
  const tree = copyContent();
  const project = path.dirname(tree.root);
  tree.write("settings/brand.json", "the agency's own");
  cpSync("tests/content", path.join(project, "tests/content"), { recursive: true });
  cpSync("static", path.join(project, "static"), { recursive: true });
  const copies = [newContent(project), newContent(project)];

  it("takes the place of what was there, of which each run keeps a copy", () => {
    expect(copies).toEqual(["previous-content/1", "previous-content/2"]);
    const former = path.join(project, "previous-content/1/settings/brand.json");
    expect(readFileSync(former, "utf8")).toBe("the agency's own");
    expect(existsSync(path.join(project, "static/video"))).toBe(false);
    expect(existsSync(path.join(project, "previous-content/1/video/services.mp4"))).toBe(true);
    // A web server may read what is built from it.
    expect(statSync(tree.root).mode & 0o055).toBe(statSync("tests/content").mode & 0o055);
  });

  it("is in order, and may not be published", async () => {
    expect(await checkContent({ root: tree.root, today, full: true })).toEqual([]);
    const faults = await checkContent({ root: tree.root, today, full: true, publication: true });
    expect([...new Set(faults.map(({ rule }) => rule))].sort()).toEqual([
      "demonstration",
      "demonstration/address",
      "demonstration/blank",
      "start-content/picture",
      "start-content/sentence",
    ]);
  });

  it("names the sentences and pictures that are kept, and no other", async () => {
    const city = "cities/vannes/index.json";
    const kept = async () =>
      (await ask(startContentRule, tree, { publication: true })).flatMap(({ file, path: field, problem }) =>
        file.startsWith("content/cities/vannes")
          ? `${path.basename(file)} ${field?.join() ?? ""} ${problem.slice(0, 9).replace("\u00a0", " ")}`
          : [],
      );
    const pictures = ["banner-1-phone.svg", "banner-1.svg", "banner-1.webp", "banner-2.svg"].map(
      (name) => `${name}  Cette ima`,
    );
    expect(await kept()).toEqual(["index.json lead 6 phrases", ...pictures]);
    tree.set(city, "lead", "Une phrase que cette agence a écrite elle-même, et qui est vraie.");
    tree.write("cities/vannes/banner-2.svg", "<svg/>");
    expect(await kept()).toEqual(["index.json description1 5 phrases", ...pictures.slice(0, -1)]);
  });

  it("says nothing of the texts and pictures of a block that is left out", async () => {
    const partners = async () =>
      (await ask(startContentRule, tree, { publication: true })).filter(({ file }) =>
        file.includes("partners"),
      );
    expect(await partners()).not.toEqual([]);
    tree.set("settings/brand.json", "blocks", ["blog"]);
    expect(await partners()).toEqual([]);
  });

  const site = "settings/site.json";
  it.each([
    ["phone.display", "04\u00a065\u00a071\u00a012\u00a034", ["demonstration/address@phone.display"]],
    ["phone.display", "04\u00a065\u00a072\u00a012\u00a034", []],
    ["mailboxes.sales", "devis@agence.example", ["demonstration/address@mailboxes.sales"]],
    ["mailboxes.sales", "devis@exemple.fr", []],
    ["legal.siren", "000 000 000", ["demonstration/blank@legal.siren"]],
    ["legal.siren", "552 100 554", []],
    ["legal.host.name", "Hébergeur de démonstration", ["demonstration/blank@legal.host.name"]],
    ["legal.leadsHost", undefined, ["demonstration/leads-host@legal.leadsHost"]],
    ["legal.leadsHost", "la société qui héberge le site", []],
    ["tagline", "Essayez notre site de démonstration", []],
  ])("%s « %s » before publication: %j", async (field, value, faults) => {
    tree.set(site, field, value);
    const found = fieldsIn(await ask(demonstrationRule, tree, { publication: true }), site);
    expect(found.filter((fault) => fault.endsWith(`@${field}`))).toEqual(faults);
  });
});
