import { once } from "node:events";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { onPath } from "../../../scripts/lib/find-chromium";
import { choosePort } from "../../../scripts/lib/ports";
import { checkFolder } from "../../../scripts/lib/run";
import { readSettings, runScript } from "../../../scripts/lib/script";
import { makeFolder } from "../setup/folder";

const text = "# Réglages\r\nSITE_URL=https://www.agence.example\r\nAGENCY_API_URL='https://é.example'\r\n";

it.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16, as PowerShell writes it", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16, the other byte first", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
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

it.each(["127.0.0.1", "::1"])("sees a port that is taken at %s", async (host) => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const outcome = await choosePort(port).catch(({ message }: Error) => message);
  server.close();
  await once(server, "close");
  expect(outcome).toContain(`Le port ${port} est déjà pris`);
  expect(await choosePort(port)).toBe(port);
});

it("looks for programs on the PATH and in the folders named, not in the one at hand", () => {
  const [folder, cwd] = [makeFolder(), process.cwd()];
  writeFileSync(path.join(folder, "essai"), "", { mode: 0o755 });
  process.chdir(folder);
  try {
    expect(onPath(["essai"])).toBeUndefined();
    expect(onPath(["essai"], folder)).toBe(path.join(folder, "essai"));
  } finally {
    process.chdir(cwd);
  }
});
