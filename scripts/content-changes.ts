/**
 * Changes the content for a night's tests: `npx tsx scripts/content-changes.ts few`; `--list` prints the names as JSON for a
 * workflow's matrix. Every change is valid whatever the content holds, so all checks must stay green.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../src/shared/calendar/dates";
import { newContent } from "./lib/new-content";
import { root, runScript, UserError } from "./lib/script";

/** Fields of a settings file by their path (`hero.title`): a new value, or a function of the one that is there. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas, not the types, say what is in there
type Value = any;
type Changes = Readonly<Record<string, Readonly<Record<string, Value>>>>;

const first = (count: number) => (items: readonly unknown[]) => items.slice(0, count);
const each = (change: (item: Value, index: number) => object) => (items: readonly object[]) =>
  items.map((item, index) => ({ ...item, ...change(item, index) }));

/** What editors write: names, figures, longer texts, other rules of the estimate, a word of the management. */
const byEditors: Changes = {
  brand: {
    name: "Cembraie",
    "colours.ink": "#0b1633",
    "colours.mist": "#f3f5fb",
    "colours.accent": "#1d4fc4",
    "colours.bright": "#9fc2ff",
  },
  site: {
    "phone.display": "04\u00a065\u00a071\u00a098\u00a076",
    "mailboxes.general": "bonjour@agence.example",
    "booking.discoveryCall": "https://agenda.agence.example/appel",
  },
  opening: {
    slots: [
      { from: "08:30", to: "12:00" },
      { from: "13:30", to: "17:30" },
    ],
    closures: [{ from: "2027-05-14", to: "2027-05-14", reason: "pont de l’Ascension" }],
  },
  home: { "hero.title": 'Des outils <span class="green">qui rendent du temps</span>' },
  faq: { items: each(({ answer }) => ({ answer: `${answer}<p>Écrivez-nous pour en savoir plus.</p>` })) },
  claims: { "rating.count": (count: number) => count + 3 },
  reviews: { items: (items: readonly object[]) => items.slice(-Math.max(1, items.length - 2)) },
  "key-stats": {
    items: each((_item, index) => ({ value: 7 + 13 * index, label: `essais ${"abc"[index]}` })),
  },
  contest: { afterEnd: "close" },
  estimator: { projects: (projects: readonly object[]) => projects.toReversed() },
  founder: {
    name: "La direction",
    title: "Direction de l’agence",
    message: "Nous avons créé cette agence pour tenir les délais que nous annonçons.",
  },
};

const few: Changes = {
  partners: { items: first(1) },
  faq: { items: first(3) },
  "key-stats": { items: first(2) },
  solutions: { items: first(1) },
  estimator: { projects: first(2) },
  home: { "entries.items": first(2) },
};

/** A service and an article of today, as the content of the tests has them. */
function addEntries(): void {
  for (const folder of ["services/audit-de-securite", "blog/ecrire-un-horaire"])
    cpSync(path.join("tests/content", folder), path.join("content", folder), { recursive: true });
  changeFile("content/services/audit-de-securite/index.json", { order: 99, caseStudy: undefined });
  changeFile("content/settings/navigation.json", {
    "services.0.items": (slugs: readonly string[]) => [...slugs, "audit-de-securite"],
  });
  const article = "content/blog/ecrire-un-horaire/index.md";
  const text = readFileSync(article, "utf8");
  const today = formatDay(new Date());
  // Its links lead to entries that may not be there.
  const unlinked = text.replace(/\[([^\]]*)\]\(\/[^)]*\)/g, "$1");
  writeFileSync(article, unlinked.replace(/^date: .*$/m, `date: "${today}"`));
}

const variants: Readonly<Record<string, Changes | (() => void)>> = {
  editors: byEditors,
  few,
  "no-optional-blocks": { brand: { blocks: [] } },
  "added-entries": addEntries,
  "another-agency": () => {
    newContent(root);
  },
};

/** A setting that is not there, or a field of none, stays so. */
function changeFile(file: string, fields: Changes[string]): void {
  if (!existsSync(file)) return;
  const data = JSON.parse(readFileSync(file, "utf8")) as Value;
  for (const [at, change] of Object.entries(fields)) {
    const keys = at.split(".");
    const last = keys.pop() ?? "";
    const group = keys.reduce((inside, key) => inside?.[key], data);
    if (group) group[last] = typeof change === "function" ? change(group[last]) : change;
  }
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}

runScript(async () => {
  const [name = ""] = process.argv.slice(2);
  if (name === "--list") return console.log(JSON.stringify(Object.keys(variants)));
  const variant = variants[name];
  if (!variant) throw new UserError(`« ${name} » : choisissez parmi ${Object.keys(variants).join(", ")}.`);
  if (typeof variant === "function") variant();
  else
    for (const [setting, fields] of Object.entries(variant))
      changeFile(`content/settings/${setting}.json`, fields);
});
