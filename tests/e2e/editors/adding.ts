import { expect } from "playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { toSlug } from "../../../src/shared/slug";
import type { DocPage } from "./doc-page";
import type { Data, ProjectCopy } from "./project-copy";
import { checkInOrder, expectRefusal, fillIn, nameIn, type Task } from "./task";
import { articleBody, texts } from "./texts";

/** The pages of `docs/` that begin with `npm run content:new`. */

/**
 * Starts the page that the documentation names, at the address that it gives; the same name again is refused.
 * @returns the file to fill in
 */
function start(project: ProjectCopy, page: DocPage, folder: string, address: string): string {
  const command = page.command("npm run content:new");
  const { slug } = nameIn(command);
  const said = project.run(command);
  expect(said).toContain(`Adresse sur le site : ${page.code(address)}\n`);
  const [, file = ""] = /^ {2}(content\/\S+\/index\.(?:json|md))$/m.exec(said) ?? [];
  expect(file).toContain(`content/${folder}/${slug}/`);
  expectRefusal(
    project,
    command,
    `content/${folder}/${slug} existe déjà. Modifiez cette page, ou choisissez un autre nom.`,
  );
  return file;
}

/** Writes the prepared texts over every « À compléter », and whatever else the page asks for. */
function write(
  project: ProjectCopy,
  file: string,
  type: string,
  more: Readonly<Record<string, unknown>> = {},
): void {
  project.edit(file, (data) => fillIn(data, { ...texts[type], ...more }));
  expect(project.read(file)).not.toContain("À compléter");
}

const city: Task = {
  follow(project, page) {
    const file = start(project, page, "cities", "/villes/orleans");
    const { $schema, ...begun } = page.json;
    expect($schema).toBe((JSON.parse(project.read(file)) as Data).$schema);
    expect(project.run(page.command("npm run content:check"))).toContain(
      page.message("Ce texte de départ n’a pas encore été remplacé."),
    );
    write(project, file, "ville", begun);
    checkInOrder(project, page);
  },
  published(site) {
    const address = "/villes/orleans";
    expect(site.text(address)).toContain("Des outils pour la logistique du Val de Loire");
    expect(site.links("/villes", address)).toBe(true);
    expect(site.sitemap).toContain(address);
  },
};

const service: Task = {
  follow(project, page) {
    const file = start(project, page, "services", "/services/audit-de-securite");
    write(project, file, "service", {
      [page.code("heroTitle")]: "Un audit de sécurité qui finit par une liste courte",
    });
    project.edit(page.file("navigation.json"), (navigation) => {
      const group = navigation[page.code("services")].find(({ label }: Data) => label === page.json.label);
      group.items.push("audit-de-securite");
      expect(group).toEqual(page.json);
    });
    checkInOrder(project, page);
  },
  published(site) {
    const address = "/services/audit-de-securite";
    expect(site.text(address)).toContain("Un audit de sécurité qui finit par une liste courte");
    expect(site.hasInMenu(address)).toBe(true);
    expect(site.sitemap).toContain(address);
  },
};

const technology: Task = {
  follow(project, page) {
    const file = start(project, page, "technologies", "/technologies/kubernetes");
    for (const field of ["goodFor", "avoidWhen"]) page.code(field);
    write(project, file, "technologie");
    project.edit(page.file("navigation.json"), (navigation) =>
      navigation[page.code("technologies")][0].items.push("kubernetes"),
    );
    checkInOrder(project, page);
  },
  published(site) {
    const address = "/technologies/kubernetes";
    expect(site.text(address)).toContain("Un chef d’orchestre, pas un magicien");
    expect(site.links("/technologies", address)).toBe(true);
    expect(site.hasInMenu(address)).toBe(true);
    expect(site.sitemap).toContain(address);
  },
};

const caseStudy: Task = {
  async follow(project, page) {
    const file = start(project, page, "case-studies", "/realisations");
    const folder = file.replace("/index.json", "");
    write(project, file, "realisation", {
      [page.code("services")]: ["application-web"],
      [page.code("technologies")]: ["postgresql"],
      [page.code("images")]: [page.json],
    });
    const screen = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#1f7a4d" } });
    project.write(`${folder}/${page.code("screen-1.png")}`, await screen.png().toBuffer());
    project.remove(`${folder}/${page.code("screen-1.svg")}`);
    const words = page.file("spelling.txt");
    project.write(words, `${project.read(words)}Belvédac\n`);
    checkInOrder(project, page);
  },
  published(site, page) {
    expect(site.text("/realisations")).toContain("Des commandes que chaque magasin suit du doigt");
    expect(site.document("/realisations").querySelector(`img[alt="${page.json.alt}"]`)).not.toBeNull();
    expect(site.sitemap).toContain("/realisations");
  },
};

const comingTitle = "Changer d’hébergeur sans coupure";

const article: Task = {
  async follow(project, page) {
    const file = start(project, page, "blog", "/article/choisir-son-hebergeur-en-cinq-questions");
    const [front = "", ...others] = page.blocks("yaml");
    expect(others).toEqual([]);
    expect((parse(front.replaceAll("---", "")) as Data).title).toBe(
      nameIn(page.command("npm run content:new")).name,
    );
    project.write(file, `${front}\n${articleBody}`);
    const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: "#1f7a4d" } });
    project.write(file.replace("index.md", page.code("schema.png")), await picture.png().toBuffer());

    // The same article again, under another name, with the date to come that the page gives as its example.
    const [date = ""] = page.says(/^Une `date` à venir, par exemple `date: "([^"]+)"`, programme l’article/m);
    project.run(page.command("npm run content:new").replace(/"[^"]+"$/, `"${comingTitle}"`));
    const coming = project
      .read(file)
      .replace(/^title: .*$/m, `title: "${comingTitle}"`)
      .replace(
        /^description: .*$/m,
        `description: "${comingTitle}\u00a0: la suite, pour qui a signé et s’en mord les doigts, pas à pas et sans coupure."`,
      )
      .replace(/^date: .*$/m, `date: "${date}"`)
      .replace("[Méthode, DevOps]", "[Déménagement]")
      .replace(/^!\[.*$/m, "");
    project.write(`content/blog/${toSlug(comingTitle)}/index.md`, coming);
    expect(checkInOrder(project, page)).toContain(page.message("d’ici là, il n’est pas sur le site"));
  },
  published(site) {
    const address = "/article/choisir-son-hebergeur-en-cinq-questions";
    expect(site.text(address)).toContain("Où sont les serveurs");
    expect(site.document(address).querySelector('img[alt="Une armoire de serveurs ouverte"]')).not.toBeNull();
    expect(site.links("/blog", address)).toBe(true);
    expect(site.sitemap).toContain(address);

    const coming = `/article/${toSlug(comingTitle)}`;
    expect(site.has(`${coming}.html`)).toBe(false);
    for (const file of ["sitemap-0.xml", "blog.html", "blog/flux.xml", "_redirects"]) {
      expect(site.read(file)).not.toContain(coming);
    }
    expect(site.sitemap.filter((listed) => listed.includes("demenagement"))).toEqual([]);
  },
};

export const adding: Readonly<Record<string, Task>> = {
  "ajouter-une-ville": city,
  "ajouter-un-service": service,
  "ajouter-une-technologie": technology,
  "ajouter-une-realisation": caseStudy,
  "publier-un-article": article,
};
