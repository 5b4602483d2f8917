/** @jest-environment node */
import { checkPublication } from "../../../src/content-check/rules/promises/publication";
import { readContent } from "../../../src/content-check/read/content";
import { check, copyContent, told, type Tree } from "./tree";

const settings = "settings/site.json";
const notice = "legal/mentions-legales.md";

let tree: Tree;
beforeEach(() => (tree = copyContent()));

it("asks of the legal notice all that the settings say of the agency and its host", async () => {
  const changed: Readonly<Record<string, string>> = {
    "address.street": "3 quai du Modèle",
    "address.postalCode": "38000",
    "address.city": "Grenoble",
    "phone.display": "04 65 71 00 01",
    "legal.capital": "20 000 €",
    "legal.siren": "111 111 111",
    "legal.publicationDirector": "la présidence",
    "legal.host.address": "2 place du Modèle, 73000 Chambéry, France",
  };
  for (const [path, value] of Object.entries(changed)) tree.set(settings, path.split("."), value);
  const missing = told(await check(tree), notice).filter((fault) => fault.includes("manque"));
  const expected = Object.entries(changed).map(
    ([path, value]) =>
      `file | « ${value} » (${path.replaceAll(".", " › ")} dans content/${settings}) manque dans les mentions légales. | Écrivez-le ici comme dans content/${settings}, ou corrigez-le là-bas.`,
  );
  expect(missing.toSorted()).toEqual(expected.toSorted());
  tree.set("settings/brand.json", ["name"], "Cembraie (SAS)");
  expect(told(await check(tree), notice).join()).toContain(
    "(name dans content/settings/brand.json) manque dans les mentions légales.",
  );
});

it("lets no legal page keep a mailbox, a phone or an address that the settings no longer have", async () => {
  const { address, mailboxes, phone } = tree.data(settings);
  tree.set(settings, ["mailboxes", "general"], "autre-adresse@ailleurs.example");
  tree.set(settings, ["phone", "href"], "+33465710001");
  tree.set(settings, ["address", "street"], "3 quai du Modèle");
  const faults = await check(tree);
  const found = ["legal/politique-de-confidentialite.md", "legal/accessibilite.md"]
    .flatMap((page) => told(faults, page))
    .flatMap((fault) => /« (.*) » n’est pas ce que dit content\/settings\/site\.json/.exec(fault)?.[1] ?? []);
  const old = [
    `${tree.data("settings/brand.json").name}, ${address.street}, ${address.postalCode} ${address.city}`,
    `[${phone.display}](tel:${phone.href})`.replaceAll("\u00a0", " "),
    mailboxes.general,
  ];
  expect([...new Set(found)].toSorted()).toEqual(old.toSorted());
});

it("lets nothing that is invented be published", () => {
  tree.set(settings, ["demonstration"], true);
  tree.set(settings, ["legal", "capital"], "10 000 € (valeur de démonstration)");
  const refused = ["legal › capital | « 10 000 € (valeur de démonstration) »", "demonstration | Les clients"];
  expect(told(checkPublication(readContent(tree.root)), settings)).toEqual(
    refused.map((fault) => expect.stringContaining(fault) as unknown),
  );
});
