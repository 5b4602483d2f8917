import { readFileSync } from "node:fs";
import { expect, openForm, test, write } from "./forms";

/* The forms beside the development server: they write the files of the folder that is chosen. */

test.use({ target: "work-tree" });

const file = "content/cities/lyon/index.json";

test("a saved form changes the file of the work tree, without GitHub", async ({ page, github }) => {
  // A test cannot answer the system's dialog; a folder of the browser stands in for the project's.
  await page.addInitScript(
    ([at = "", text = ""]) => {
      const chosen = async (): Promise<FileSystemDirectoryHandle> => {
        const root = await navigator.storage.getDirectory();
        await root.getDirectoryHandle(".git", { create: true });
        const names = at.split("/");
        let folder = root;
        for (const name of names.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const stream = await (
          await folder.getFileHandle(names.at(-1) ?? "", { create: true })
        ).createWritable();
        await stream.write(text);
        await stream.close();
        return root;
      };
      Object.assign(window, { showDirectoryPicker: chosen });
    },
    [file, readFileSync(file, "utf8")],
  );
  await page.goto("/admin");
  await page.getByRole("button", { name: "Travailler avec un dépôt local" }).click();
  await openForm(page, "cities/entries/lyon/index");
  await write(page, "journey", "Écrit sur place");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Entrée enregistrée.")).toBeVisible();
  const saved = await page.evaluate(async (names) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? "")).getFile()).text();
  }, file.split("/"));
  const data = JSON.parse(readFileSync(file, "utf8")) as { journey: string };
  expect(saved).toBe(readFileSync(file, "utf8").replace(data.journey, "Écrit sur place"));
  expect(github.pullRequests).toEqual([]);
});
