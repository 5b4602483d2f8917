import { cpSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { newContent } from "../../../scripts/lib/new-content";
import { checkContent } from "../../../src/content-check";
import { demonstrationRule } from "../../../src/content-check/rules/promises/demonstration";
import { ask, copyContent, fieldsIn, today } from "../content-check/tree";

describe("the content that a new agency begins with", () => {
  const tree = copyContent();
  const project = path.dirname(tree.root);
  tree.write("settings/brand.json", "the agency's own");
  cpSync("static", path.join(project, "static"), { recursive: true });
  const copies = [newContent(project), newContent(project)];

  it("takes the place of what was there, of which each run keeps a copy", () => {
    expect(copies).toEqual(["previous-content/1", "previous-content/2"]);
    const former = path.join(project, "previous-content/1/settings/brand.json");
    expect(readFileSync(former, "utf8")).toBe("the agency's own");
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
    ]);
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
