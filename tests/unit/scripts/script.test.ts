import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkFolder } from "../../../scripts/lib/run";
import { readSettings, runScript } from "../../../scripts/lib/script";
import { makeFolder } from "../setup/folder";

const text = "# Réglages\r\nSITE_URL=https://www.agence.example\r\nAGENCY_API_URL='https://é.example'\r\n";

it.each([
  ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16, as PowerShell writes it", Buffer.from(`\ufeff${text}`, "utf16le")],
])("reads a .env in %s", (_, bytes) => {
  expect(readSettings(bytes)).toEqual({
    SITE_URL: "https://www.agence.example",
    AGENCY_API_URL: "https://é.example",
  });
});

it.each([
  ["/home/x/site-main (1)", "("],
  ["/home/[x]/site", "["],
  ["/home/x/site#2", "#"],
  ["/home/x/Été à Lyon & 'fils', v1.0 @+~", undefined],
])("%s: refuses a folder in which Gatsby finds no page", (folder, sign) => {
  const check = (): void => checkFolder(folder);
  if (sign === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(`contient « ${sign} »`);
});

it("lets a server read what a script writes, whatever the umask", async () => {
  const folder = path.join(makeFolder(), "dist");
  const [cwd, before] = [process.cwd(), process.umask(0o077)];
  try {
    await new Promise<void>((resolve) =>
      runScript(async () => {
        mkdirSync(folder);
        writeFileSync(path.join(folder, "index.html"), "");
        resolve();
      }),
    );
  } finally {
    process.umask(before);
    process.chdir(cwd);
  }
  const modeOf = (file: string): number => statSync(file).mode & 0o777;
  expect([modeOf(folder), modeOf(path.join(folder, "index.html"))]).toEqual([0o755, 0o644]);
});
