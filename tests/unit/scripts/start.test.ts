/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createAgencyApi } from "../../../src/agency-api/client";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { endScripts, root, startScript, survivors, toldIds, type Script } from "./processes";

/** A Gatsby that builds one page out of the API's posts, or serves until it is stopped; its child stays on. */
const fakeGatsby = `
const fs = require("node:fs");
console.log("pid " + process.pid);
const [command, ...args] = process.argv.slice(2);
const { AGENCY_API_URL: api, AGENCY_API_PROXY: proxy, GATSBY_TELEMETRY_DISABLED: quiet } = process.env;
if (process.env.FAIL) { console.error("un défaut"); process.exit(1); }
const child = require("node:child_process").spawn(process.execPath, ["-e", "console.log('pid ' + process.pid); setInterval(() => {}, 1000)"], { stdio: "inherit" });
(async () => {
  const ask = async (base) => base && (await (await fetch(base + "/blog/get-posts", { method: "POST" })).json()).data.length;
  const page = JSON.stringify({ command, args, quiet, posts: await ask(api), proxied: await ask(proxy && proxy + "/api") });
  if (command === "develop") return console.log("developing " + page);
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync("public/index.html", page);
  setTimeout(() => process.exit(0), 300);
})();
`;

let project: string;
const scripts: Script[] = [];
const servers: Server[] = [];
const standIns: StandIn[] = [];

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), "project-"));
  for (const folder of ["scripts/lib", "tests/agency-api", "src/agency-api", "src/gatsby/hosting"]) {
    cpSync(path.join(root, folder), path.join(project, folder), { recursive: true });
  }
  const files = [
    ...["scripts/start.ts", "scripts/develop.ts", "scripts/build.ts"],
    "src/gatsby/shown-digest.ts",
  ];
  for (const file of files) cpSync(path.join(root, file), path.join(project, file));
  mkdirSync(path.join(project, "node_modules/gatsby"), { recursive: true });
  writeFileSync(path.join(project, "node_modules/gatsby/cli.js"), fakeGatsby);
  symlinkSync(path.join(root, "node_modules/sirv"), path.join(project, "node_modules/sirv"));
});
afterEach(async () => {
  endScripts(scripts.splice(0).map((script) => script.output()));
  await Promise.all(standIns.splice(0).map((standIn) => standIn.close()));
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function start(name: string, env: NodeJS.ProcessEnv = {}): Script {
  const clean = { AGENCY_API_URL: "", PORT: "" };
  const script = startScript(path.join(project, "scripts", name), [], { ...clean, ...env }, project);
  scripts.push(script);
  return script;
}

/** A free port, or one that stays taken. */
async function port(taken: boolean): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (taken) servers.push(server);
  else await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
const quote = {
  name: "Camille Renard",
  email: "c@exemple.example",
  project_description: "Un outil de planning.",
};

describe("npm start", () => {
  it("builds with the stand-in's posts, serves the site with /api, keeps leads and ends cleanly", async () => {
    const free = await port(false);
    const script = start("start.ts", { PORT: String(free) });
    const [, address = ""] = await script.saw(/prêt\u00a0: (http:\S+)/);
    expect(address).toBe(`http://localhost:${free}`);
    expect(await (await fetch(address)).json()).toEqual({ command: "build", args: [], quiet: "1", posts: 9 });

    const api = createAgencyApi({ baseUrl: `${address}/api` });
    await api.requestQuote(quote);
    const store = readFileSync(path.join(project, ".agency-store/leads.jsonl"), "utf8");
    expect(
      store
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([{ body: quote }]);
    const [newest] = await api.getPosts();
    expect(newest?.slug).toBe("revue-de-code-a-deux");
    expect((await fetch(newest?.image_url ?? "")).status).toBe(200);
    expect((await fetch(`${address}/api/__control`)).status).toBe(404);

    script.child.kill("SIGINT");
    expect(await script.ended).toBe(0);
    expect(toldIds(script.output())).toHaveLength(2);
    expect(await survivors(script)).toEqual([]);
  });

  it("uses the API that AGENCY_API_URL names, for the build and behind /api, and warns", async () => {
    const standIn = createStandIn({ storeDir: path.join(project, "other-store"), postCount: 5 });
    standIns.push(standIn);
    const url = await standIn.listen(0);
    const script = start("start.ts", { PORT: String(await port(false)), AGENCY_API_URL: url });
    const [, address = ""] = await script.saw(/prêt\u00a0: (http:\S+)/);
    expect(await (await fetch(address)).json()).toMatchObject({ posts: 14 });
    await createAgencyApi({ baseUrl: `${address}/api` }).requestQuote(quote);
    expect(await standIn.leads()).toHaveLength(1);
    expect(script.output()).toContain(`de vraies demandes à ${url}`);
    await standIn.close();
    expect((await fetch(`${address}/api/blog/get-posts`, { method: "POST" })).status).toBe(502);
  });

  it("says that the port is taken before it builds anything", async () => {
    rmSync(path.join(project, "public"), { recursive: true, force: true });
    const taken = await port(true);
    const script = start("start.ts", { PORT: String(taken) });
    expect(await script.ended).toBe(1);
    expect(script.output()).toContain(`Le port ${taken} est déjà pris`);
    expect(script.output()).not.toMatch(/^\s+at /m);
    expect(existsSync(path.join(project, "public"))).toBe(false);
  });

  it.each([
    [{ PORT: "neuf mille" }, /PORT vaut «\u00a0neuf mille\u00a0»/],
    [{ AGENCY_API_URL: "api.sylvene.example" }, /AGENCY_API_URL vaut «\u00a0api\.sylvene\.example\u00a0»/],
    [{ AGENCY_API_URL: "https://" }, /AGENCY_API_URL vaut «\u00a0https:\/\/\u00a0»/],
    [{ FAIL: "1" }, /un défaut\n\n«\u00a0gatsby build\u00a0» s’est arrêté avec le code 1\.\n$/],
  ])("ends with a plain message for %j", async (env, message) => {
    const script = start("start.ts", { PORT: String(await port(false)), ...env });
    expect(await script.ended).toBe(1);
    expect(script.output()).toMatch(message);
    expect(script.output()).not.toMatch(/^\s+at /m);
  });

  it("leaves nothing behind when it is stopped while building", async () => {
    const script = start("start.ts", { PORT: String(await port(false)) });
    await script.saw(/^pid \d+\n/m);
    script.child.kill("SIGINT");
    expect(await script.ended).toBe(130);
    expect(await survivors(script)).toEqual([]);
  });
});

describe("npm run develop", () => {
  it.each([false, true])("gives Gatsby the API, for the build and behind /api (own API: %s)", async (own) => {
    const standIn = createStandIn({ storeDir: path.join(project, "third-store") });
    standIns.push(standIn);
    // A base with a path of its own shows whether the prefix of the site is taken off.
    const url = own ? `${await standIn.listen(0)}/api` : "";
    const free = String(await port(false));
    const script = start("develop.ts", { PORT: free, AGENCY_API_URL: url });
    const [, page = ""] = await script.saw(/^developing (.*)$/m);
    const args = ["--port", free];
    expect(JSON.parse(page)).toEqual({ command: "develop", args, quiet: "1", posts: 9, proxied: 9 });
    script.child.kill("SIGTERM");
    expect(await script.ended).toBe(143);
    expect(await survivors(script)).toEqual([]);
  });

  it("says that the port is taken", async () => {
    const taken = await port(true);
    const script = start("develop.ts", { PORT: String(taken) });
    expect(await script.ended).toBe(1);
    expect(script.output()).toContain(`Le port ${taken} est déjà pris`);
  });
});

describe("npm run build", () => {
  it("builds, and ends with the code of the build", async () => {
    rmSync(path.join(project, "public"), { recursive: true, force: true });
    const good = start("build.ts");
    expect(await good.ended).toBe(0);
    expect(existsSync(path.join(project, "public/index.html"))).toBe(true);
    expect(await survivors(good)).toEqual([]);
    const bad = start("build.ts", { FAIL: "1" });
    expect(await bad.ended).toBe(1);
  });
});
