import { expect } from "playwright/test";
import path from "node:path";
import sharp from "sharp";
import type { Data } from "./project-copy";
import { checkInOrder, expectRefusal, inOrder, type Task } from "./task";

/** The pages of `docs/` that change what is there, take it away, or send it off. */

const text: Task = {
  follow(project, page) {
    const [label = "", field = "", before = "", after = "", answer = ""] = page.says(
      /Dans \[`([^`]+)`\]\([^)]+\), champ `([^`]+)`, remplacez « ([^»]+) » par « ([^»]+) »\. Le contrôle répond : « ([^»]+) »/,
    );
    expect(answer).toBe(inOrder);
    project.edit(page.file(label), (data) => {
      expect(typeof data[field]).toBe("string");
      // An editor may have changed this sentence for good; the page still shows how.
      if (!data[field].includes(before)) data[field] = `Pour la suite, ${before}.`;
      // Typed by hand, with the apostrophe of the keyboard: the command of the page mends it.
      data[field] = `${data[field].replace(before, after)} C'est tout.`;
    });
    expect(project.run(page.command("npm run content:fix"))).toContain(`${label} : 1 correction`);
    checkInOrder(project, page);
  },
  published(site, page) {
    const [after = ""] = page.says(/remplacez « [^»]+ » par « ([^»]+) »/);
    expect(site.text("/services/site-vitrine")).toMatch(new RegExp(`${after}.* C’est tout\\.`));
    expect(site.sitemap).toContain("/services/site-vitrine");
  },
};

/** Where the report places its faults: file, line and column, from 1. */
const places = (report: string): (readonly [string, number, number])[] =>
  Array.from(report.matchAll(/^✗ (\S+?):(\d+):(\d+)/gm), ([, file = "", line, column]) => [
    file,
    Number(line),
    Number(column),
  ]);

/** Hours of the new promise: none that the agency made. */
const promised = "9";

const figures: Task = {
  follow(project, page) {
    project.edit(page.file("key-stats.json"), ({ items }) => {
      const changed = items.find(({ label }: Data) => label === page.json.label);
      expect(Object.keys(changed)).toContain(page.code("value"));
      Object.assign(changed, page.json);
    });

    // A promise: the check shows where the old one still stands, until none does.
    const claims = page.file("claims.json");
    for (const field of ["value", "text", "checkBy"]) page.code(field);
    const { value: before } = (JSON.parse(project.read(claims)) as Data).replyHours;
    project.edit(claims, ({ replyHours }) => {
      const text = replyHours.text.replace(`${before}`, promised);
      Object.assign(replyHours, { value: Number(promised), text, checkBy: "2099-01-01" });
    });
    const report = project.try(page.command("npm run content:check"));
    expect(report.code).toBe(1);
    const contradiction = page.message("« 4 heures ouvrées » contredit un engagement de l’agence.");
    expect(report.text).toContain(contradiction.replace("4", `${before}`));
    const old = places(report.text);
    expect(old.length).toBeGreaterThan(10);
    for (const [file, line, column] of old) {
      const lines = project.read(file).split("\n");
      const written = lines[line - 1] ?? "";
      lines[line - 1] =
        written.slice(0, column - 1) + written.slice(column - 1).replace(`${before}`, promised);
      project.write(file, lines.join("\n"));
    }
    checkInOrder(project, page);
  },
  published(site) {
    expect(site.text("/")).toContain("projets +45");
    expect(site.text("/")).toContain(`${promised} heures ouvrées`);
    for (const address of ["/", "/contact", "/obtenir-un-devis"])
      expect(site.text(address)).not.toMatch(new RegExp(`(?!${promised})\\d heures ouvrées`));
    expect(site.sitemap).toContain("/");
  },
};

const contest: Task = {
  follow(project, page) {
    const file = page.file("contest.json");
    const { [page.code("endDate")]: end, afterEnd, [page.code("closedNotice")]: notice } = page.json;
    page.code(`"afterEnd": "${afterEnd}"`);
    // An edition that goes on, as the page supposes, whatever has become of the real one.
    project.edit(file, (settings) => {
      expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(page.json)));
      Object.assign(settings, { endDate: "2999-12-31", afterEnd: "next" });
    });
    checkInOrder(project, page);
    project.edit(file, (settings) => {
      Object.assign(settings, { endDate: end, afterEnd, closedNotice: notice });
    });
    checkInOrder(project, page);
  },
  published(site, page) {
    expect(site.text("/jeu-concours")).toContain(page.json.closedNotice.replaceAll("\u00a0", " "));
    expect(site.document("/jeu-concours").querySelector("form")).toBeNull();
    expect(site.sitemap).toContain("/jeu-concours");
  },
};

const magenta = { r: 230, g: 0, b: 126 };

const picture: Task = {
  async follow(project, page) {
    const command = page.command("cp ");
    const [, source = "", target = ""] = /^cp ~\/(\S+) (\S+)$/.exec(command) ?? [];
    const captured = sharp({ create: { width: 1600, height: 1000, channels: 3, background: magenta } });
    project.write(path.join(project.home, source), await captured.png().toBuffer());
    project.run(command);
    project.edit(`${path.dirname(target)}/index.json`, ({ images }) => {
      const shown = images.find(({ src }: Data) => src === page.json.src);
      expect(shown).toBeDefined();
      shown[page.code("alt")] = `${page.json.alt}, en magenta`;
    });
    checkInOrder(project, page);
  },
  async published(site, page) {
    const image = site.document("/realisations").querySelector(`img[alt="${page.json.alt}, en magenta"]`);
    const { dominant } = await sharp(site.bytes(image?.getAttribute("src") ?? "")).stats();
    for (const part of ["r", "g", "b"] as const)
      expect(Math.abs(dominant[part] - magenta[part])).toBeLessThan(16);
    expect(site.sitemap).toContain("/realisations");
  },
};

const removal: Task = {
  follow(project, page) {
    const [, from = ""] = /content\/blog\/(\S+)/.exec(page.command("git rm")) ?? [];
    project.run(page.command("git rm"));
    const asked = page.message("a été retirée").replace(/\/\S+/, `/article/${from}`);
    expectRefusal(project, page.command("npm run content:check"), asked);
    project.edit(page.file("redirects.json"), (redirects) => {
      const { [page.code("items")]: items } = redirects;
      expect(items[0]).toEqual(page.json.items[0]);
      items.push(page.json.items.at(-1));
    });
    checkInOrder(project, page);
  },
  published(site, page) {
    const { from, to } = page.json.items.at(-1);
    expect(site.sitemap).not.toContain(from);
    expect(site.sitemap).toContain(to);
    expect(site.links("/blog", from)).toBe(false);
    expect(site.read("_redirects")).toContain(`${from} ${to} 301`);
    expect(site.document(from).querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
      `0; url=${to}`,
    );
  },
};

const proposal: Task = {
  follow(project, page) {
    const [report = ""] = page.blocks("text");
    const [file = ""] = /content\/\S+\.json/.exec(report) ?? [];
    const source = project.read(file);
    const [place = ""] = page.says(/(\.json:\d+:\d+)\n/);
    const [line = 0] = page.says(/la faute est à la fin de la ligne (\d+)/).map(Number);
    const broken = source.split("\n");
    const whole = broken[line - 1] ?? "";
    expect(whole).toMatch(/,$/);
    broken[line - 1] = whole.slice(0, -1);
    // The line may be longer today than when the page was written.
    const expected = report.replaceAll("\u00a0", " ").replace(place, `.json:${line}:${whole.length}`);

    const steps: Readonly<Record<string, (command: string) => void>> = {
      "git switch": (command) => project.run(command),
      "npm run content:check": (command) => {
        project.write(file, broken.join("\n"));
        expectRefusal(project, command, expected);
        project.write(file, source);
        project.edit(file, (data) => {
          data.heroSubTitle = 'Plan, textes... "relus" avec vous.';
        });
      },
      "npm run content:fix": (command) => {
        expect(project.run(command)).toContain(file);
        expect(project.read(file)).toContain("Plan, textes… «\u00a0relus\u00a0»");
        checkInOrder(project, page);
      },
      // The site that this would show is what the test builds at the end.
      "npm start": () => undefined,
      "git commit": (command) => project.run(command),
      "git push": (command) => {
        expect(project.run(command)).toContain("corriger-un-delai");
        expect(project.run("git log -1 --format=%s origin/corriger-un-delai")).toContain("Correct the delay");
      },
    };
    for (const command of page.commands) {
      const [, step] = Object.entries(steps).find(([start]) => command.startsWith(start)) ?? [];
      if (!step) throw new Error(`docs/${page.name}.md: nobody tries « ${command} »`);
      step(command);
    }
  },
  published(site) {
    expect(site.text("/services/site-vitrine")).toContain("Plan, textes… « relus »");
    expect(site.sitemap).toContain("/services/site-vitrine");
  },
};

export const changing: Readonly<Record<string, Task>> = {
  "corriger-un-texte": text,
  "changer-les-chiffres-cles": figures,
  "fermer-le-concours": contest,
  "remplacer-une-image": picture,
  "retirer-une-page": removal,
  publier: proposal,
};
