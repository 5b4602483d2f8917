import { expect, test } from "playwright/test";
import { forDevelopers } from "../../unit/docs/pages";
import { adding } from "./adding";
import { changing } from "./changing";
import { DocPage, docNames } from "./doc-page";
import { copyProject, type ProjectCopy } from "./project-copy";
import { PublishedSite } from "./published-site";
import type { Task } from "./task";

/*
 * What the pages of docs/ tell editors to do, done, with the commands, files and values that the pages give: on a copy
 * of the project, task after task as pull requests would come in, then one production build of it all. The published
 * site of the other tests stays as it is.
 */

// One worker, hence one build, for all of them; a failure does not keep the others from being told.
test.describe.configure({ mode: "default" });

const tasks: Readonly<Record<string, Task>> = { ...adding, ...changing };

let project: ProjectCopy;
let site: PublishedSite;
/** Why a page could not be followed. */
const failures = new Map<string, unknown>();

/** Follows a page on a branch of its own, then merges it; a page that fails leaves the project as it was. */
async function propose(name: string, task: Task): Promise<void> {
  project.run(`git switch --quiet --create essai-${name} main`);
  try {
    await task.follow(project, new DocPage(name));
    project.run(`git add --all && (git diff --cached --quiet || git commit --quiet --message="${name}")`);
    project.run("git push --quiet origin HEAD:main && git fetch --quiet && git switch --quiet main");
    project.run("git merge --quiet --ff-only origin/main");
  } catch (error) {
    failures.set(name, error);
    project.run("git reset --quiet --hard && git clean --quiet -d --force && git switch --quiet main");
  }
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = copyProject();
  for (const [name, task] of Object.entries(tasks)) await propose(name, task);
  project.run("npm run build");
  site = new PublishedSite(project.at("public"));
});

test.afterAll(() => project?.dispose());

test("every page of docs/ for editors is followed here", () => {
  const others = ["README", ...forDevelopers.map((file) => file.replace(/^docs\/|\.md$/g, ""))];
  expect(Object.keys(tasks).sort()).toEqual(docNames.filter((name) => !others.includes(name)).sort());
});

for (const [name, task] of Object.entries(tasks)) {
  test(`docs/${name}.md leads where it says`, async () => {
    if (failures.has(name)) throw failures.get(name);
    await task.published(site, new DocPage(name));
  });
}

test("what they lead to is still what the specification asks of the content", () => {
  project.run("node node_modules/jest/bin/jest.js tests/content");
});
