/**
 * Changes the content as an editor would, for tests: `npx tsx scripts/content-changes.ts prices` applies one change
 * to `content/`, `all` every change that editors make, and `--list` prints their names as JSON for a workflow's
 * matrix. Every change is valid whatever the content holds, so all checks must stay green.
 */
import { cpSync, globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { fixContent } from "../src/content-check/fix";
import { toSlug } from "../src/shared/slug";
import { edit, entries, read, remove, root, setting, write, type Data } from "./lib/content-files";
import { article, founderWord } from "./lib/sample-texts";
import { runScript, UserError } from "./lib/script";

const samples = "tests/content";
const renameStatic = (from: string, to: string) =>
  renameSync(path.join("static", from), path.join("static", to));

const changes: Readonly<Record<string, () => void | Promise<void>>> = {
  brand: () => setting("brand", (brand) => (brand.name = "Cembraie")),
  contact: () => {
    setting("site", ({ phone, mailboxes }) => {
      phone.display = "04\u00a065\u00a071\u00a098\u00a076";
      mailboxes.general = "bonjour@agence.example";
    });
    setting("opening", (opening) => {
      opening.slots = [
        { from: "08:30", to: "12:00" },
        { from: "13:30", to: "17:30" },
      ];
      opening.closures = [{ from: "2027-05-14", to: "2027-05-14", reason: "pont de l’Ascension" }];
    });
  },
  "city-removed": () => {
    const { baseCity } = read("settings/site.json");
    remove(({ kind, data }) => kind === "city" && (data as Data).city !== baseCity);
  },
  "served-city-removed": () => {
    const base = toSlug(read("settings/site.json").baseCity);
    const gone = read("settings/brand.json").servedPlaces.find((slug: string) => slug !== base);
    for (const file of entries("case-studies"))
      edit(file, (caseStudy) => {
        if (caseStudy.city === gone) caseStudy.city = base;
      });
    remove(({ kind, slug }) => kind === "city" && slug === gone);
  },
  headline: () => {
    setting(
      "home",
      ({ hero }) => (hero.title = 'Des outils <span class="green">qui rendent du temps</span>'),
    );
    setting("faq", ({ items }) =>
      items.forEach((item: Data) => (item.answer += "<p>Écrivez-nous pour en savoir plus sur ce point.</p>")),
    );
  },
  "jpeg-screenshots": async () => {
    const [file = ""] = entries("case-studies").filter((name) => read(name).images[0].src.endsWith(".png"));
    const caseStudy = read(file);
    for (const image of caseStudy.images) {
      const png = path.join(root, path.dirname(file), image.src);
      await sharp(png)
        .jpeg({ quality: 82 })
        .toFile(png.replace(/\.png$/, ".jpg"));
      rmSync(png);
      image.src = image.src.replace(/\.png$/, ".jpg");
    }
    write(file, caseStudy);
  },
  "case-removed": () => remove(({ kind }) => kind === "case-study"),
  prices: () => {
    for (const file of entries("services"))
      edit(file, ({ priceFrom }) => {
        if (priceFrom) priceFrom.amount = Math.round((priceFrom.amount * 1.37) / 100) * 100;
      });
  },
  "service-added": () => {
    const slug = "audit-de-securite";
    cpSync(path.join(samples, "services", slug), path.join(root, "services", slug), { recursive: true });
    edit(`services/${slug}/index.json`, (service) => {
      delete service.caseStudy;
      service.order = 99;
    });
    setting("navigation", ({ services }) => services.at(-1).items.push(slug));
  },
  "technology-removed": () => remove(({ kind }) => kind === "technology"),
  "article-today": () => {
    const [cover = ""] = globSync("cities/*/banner-2.svg", { cwd: root });
    const folder = path.join(root, "blog/un-article-du-jour");
    cpSync(path.join(root, cover), path.join(folder, "cover.svg"));
    cpSync(path.join(samples, "blog/compter-les-caisses/code.jpg"), path.join(folder, "vue.jpg"));
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
    writeFileSync(path.join(folder, "index.md"), article(today));
  },
  reviews: () => {
    setting("claims", ({ rating, replyHours }) => {
      rating.count += 3;
      replyHours.value = replyHours.value === 2 ? 3 : 2;
    });
    setting("reviews", ({ items }) => items.splice(0, Math.min(2, items.length - 1)));
  },
  "key-figures": () =>
    setting("key-stats", ({ items }) =>
      items.forEach((item: Data, index: number) =>
        Object.assign(item, { value: 7 + 13 * index, label: `essais ${"abc"[index]}` }),
      ),
    ),
  "contest-closed": () => setting("contest", (contest) => (contest.afterEnd = "close")),
  booking: () =>
    setting("site", ({ booking }) => {
      for (const key of Object.keys(booking))
        booking[key] = `https://agenda.agence.example/${key.toLowerCase()}`;
    }),
  partners: () =>
    setting("partners", ({ items }) =>
      items.forEach((item: Data, index: number) => {
        const name = [
          "Auvray",
          "Bellac",
          "Corvel",
          "Dormans",
          "Esquirol",
          "Fontvieille",
          "Garance",
          "Hauteroche",
        ][index % 8];
        Object.assign(item, {
          name,
          slug: name?.toLowerCase(),
          logo: { ...item.logo, alt: `Logo de ${name}` },
        });
        delete item.caseStudy;
      }),
    ),
  estimator: () =>
    setting("estimator", ({ projects }) => {
      projects.reverse();
      for (const { screens } of projects)
        Object.assign(screens, { max: screens.max + 5, perWeek: screens.perWeek + 1 });
    }),
  video: () =>
    setting("site", ({ heroVideo }) => {
      for (const key of Object.keys(heroVideo ?? {})) {
        const name = heroVideo[key].replace(/[^/]*(?=\.\w+$)/, `accueil-des-services-${key.toLowerCase()}`);
        renameStatic(heroVideo[key], name);
        heroVideo[key] = name;
      }
    }),
  founder: () => setting("founder", (founder) => Object.assign(founder, founderWord)),
  colours: () =>
    setting("brand", (brand) =>
      Object.assign(brand.colours, { ink: "#0b1633", mist: "#f3f5fb", accent: "#1d4fc4", bright: "#9fc2ff" }),
    ),
  few: () => {
    setting("partners", ({ items }) => items.splice(1));
    setting("faq", ({ items }) => items.splice(3));
    setting("key-stats", ({ items }) => items.splice(2));
    setting("solutions", ({ items }) => items.splice(1));
    setting("estimator", ({ projects }) => projects.splice(2));
    setting("home", ({ entries }) => entries.items.splice(2));
  },
  // The blog stays: half of the journeys of the tests lead through it.
  "no-optional-blocks": () => setting("brand", (brand) => (brand.blocks = ["blog"])),
  "another-agency": () => {
    const { heroVideo } = read("settings/site.json");
    for (const name of readdirSync(root).filter((entry) => entry !== "schemas"))
      rmSync(path.join(root, name), { recursive: true });
    cpSync(samples, root, { recursive: true });
    // Its site was never published: no redirects are asked for the pages that are gone.
    setting("site", (site) => {
      delete site.publishedSince;
      for (const [key, name] of Object.entries<string>(site.heroVideo)) {
        site.heroVideo[key] = name.replace(/\.\w+$/, path.extname(heroVideo[key]));
        renameStatic(heroVideo[key], site.heroVideo[key]);
      }
    });
  },
  legal: () => {
    for (const file of globSync("legal/*.md", { cwd: root })) {
      const at = path.join(root, file);
      writeFileSync(at, `${readFileSync(at, "utf8").trimEnd()}\n\nCette page a été relue par l’équipe.\n`);
    }
  },
};

runScript(async () => {
  const [name = ""] = process.argv.slice(2);
  if (name === "--list") return console.log(JSON.stringify(Object.keys(changes)));
  // These replace the content that the others change.
  const { few: _few, "no-optional-blocks": _none, "another-agency": _other, ...byEditors } = changes;
  const meant = name === "all" ? Object.values(byEditors) : [changes[name]];
  for (const change of meant) {
    if (!change)
      throw new UserError(`« ${name} » : choisissez parmi ${Object.keys(changes).join(", ")}, all.`);
    await change();
  }
  fixContent(root);
});
