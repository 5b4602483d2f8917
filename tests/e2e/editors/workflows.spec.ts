import { expect, test } from "playwright/test";
import { starters } from "../../../scripts/content/starters";
import { adding } from "./adding";
import { DocPage } from "./doc-page";
import { copyProject, type ProjectCopy } from "./project-copy";
import { nameIn } from "./task";
import { Workflow } from "./workflow";

/*
 * The two tools that the pages of docs/ have people start in their browser: the commands of their workflows, run on a
 * copy of the project whose origin stands for GitHub.
 */

test.describe.configure({ mode: "default" });

const github = "https://github.example/agence/site";
const newPage = new Workflow("new-page.yml");
const fixTypography = new Workflow("fix-typography.yml");

let project: ProjectCopy;
test.beforeAll(() => {
  project = copyProject();
});
test.afterAll(() => project?.dispose());

const start = (type: string, name: string): string =>
  newPage.run(project, {
    "inputs.type": type,
    "inputs.nom": name,
    "github.event.repository.default_branch": "main",
    "github.server_url": "https://github.example",
    "github.repository": "agence/site",
  });

test("« Commencer une page » offers the types that the pages name, and that exist", () => {
  const named = Object.keys(adding).map(
    (name) => new DocPage(name).says(/choisissez le type \*\*([a-z]+)\*\*/)[0],
  );
  expect(newPage.inputs.type?.options).toEqual(Object.keys(starters));
  expect([...named].sort()).toEqual(Object.keys(starters).sort());
});

for (const name of ["ajouter-une-ville", "publier-un-article"]) {
  test(`« Commencer une page » leaves the branch and the links that docs/${name}.md speaks of`, () => {
    const page = new DocPage(name);
    const [type = ""] = page.says(/choisissez le type \*\*([a-z]+)\*\*/);
    const { name: title, slug } = nameIn(page.command("npm run content:new"));
    page.says(new RegExp(String.raw`\*Commit directly to the ${type}-… branch\*`));
    const branch = `${type}-${slug}`;

    const summary = start(type, title);

    const [file = ""] = /content\/\S+\/index\.(?:json|md)/.exec(summary) ?? [];
    expect(project.run(`git show --name-only --format=%s origin/${branch}`)).toContain(file);
    const links = Array.from(summary.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g), ([, label = "", to = ""]) => [
      label,
      to,
    ]);
    expect(links).toEqual([
      ["Remplir les textes", `${github}/edit/${branch}/${file}`],
      ["Remplacer les images", `${github}/upload/${branch}/${file.replace(/\/[^/]+$/, "")}`],
      ["Proposer la page", `${github}/compare/main...${branch}?expand=1`],
    ]);
    for (const label of ["Remplir les textes", "Proposer la page"])
      page.says(new RegExp(String.raw`\*\*${label}\*\*`));
    project.run("git switch --quiet main");
  });
}

test("« Commencer une page » refuses a name that has its page, and a branch that is there", () => {
  expect(() => start("ville", "Lyon")).toThrow("content/cities/lyon existe déjà");
  project.run("git branch ville-gap && git push --quiet origin ville-gap && git branch -D ville-gap");
  project.run(
    "git commit --quiet --allow-empty --message=Ailleurs && git push --quiet origin HEAD:ville-gap && git reset --quiet --hard HEAD~1",
  );
  expect(() => start("ville", "Gap")).toThrow("La branche ville-gap existe déjà");
  project.run("git switch --quiet main && git reset --quiet --hard origin/main");
});

test("« Corriger la typographie » mends a branch, then has it checked again; twice changes nothing", () => {
  const file = "content/services/site-vitrine/index.json";
  const straight = project.read(file).replace("Des textes écrits avec vous", "Ce qu'il faut savoir");
  expect(straight).toContain("qu'il");
  project.run("git switch --quiet --create retouche");
  project.write(file, straight);
  project.run(
    "git commit --quiet --all --message=Retouche && git push --quiet --set-upstream origin retouche",
  );
  // Stands for GitHub's own command, which notes what it was asked.
  project.write("../bin/gh", '#!/bin/sh\necho "$@" >> ../asked\n');
  project.write("../asked", "");
  project.run("chmod +x ../bin/gh");
  const run = () =>
    fixTypography.run(
      project,
      { "github.token": "jeton" },
      { GITHUB_REF_NAME: "retouche", PATH: `${project.at("../bin")}:${process.env.PATH}` },
    );

  expect(run()).toContain(`${file} : 1 correction`);
  expect(project.run(`git show origin/retouche:${file}`)).toContain("Ce qu’il faut savoir");
  expect(project.read("../asked")).toBe("workflow run pull-request.yml --ref retouche\n");
  expect(run()).toContain("rien n’a été modifié");
  expect(project.read("../asked")).toBe("workflow run pull-request.yml --ref retouche\n");
});
