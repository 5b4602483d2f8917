/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { forgetOlderCode, noteOwnCode } from "../../../src/gatsby/own-code";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
  compile("of today");
});
afterEach(() => rmSync(folder, { recursive: true }));

const compile = (code: string) => writeFileSync(path.join(folder, "gatsby-node.js"), code);

/** What a build notes, for the next one to find. */
async function notedByABuild(): Promise<object> {
  const setPluginStatus = jest.fn<void, [object]>();
  await noteOwnCode({ actions: { setPluginStatus } } as unknown as NodePluginArgs, folder);
  return setPluginStatus.mock.calls[0]?.[0] ?? {};
}

/** What is told to Gatsby at the start of a build that finds this note. */
async function toldToGatsby(note: object | undefined): Promise<unknown[]> {
  const dispatch = jest.fn<void, [unknown]>();
  const getState = () => ({ status: { plugins: note ? { "default-site-plugin": note } : {} } });
  await forgetOlderCode({ store: { dispatch, getState } } as unknown as NodePluginArgs, folder);
  return dispatch.mock.calls.map(([action]) => action);
}

const emptyTheCache = { type: "UPDATE_PLUGINS_HASH", payload: "" };

it("leaves alone what the same code has made", async () => {
  expect(await toldToGatsby(await notedByABuild())).toEqual([]);
});

it("has the cache emptied when the code is another", async () => {
  const note = await notedByABuild();
  compile("of tomorrow");
  expect(await toldToGatsby(note)).toEqual([emptyTheCache]);
});

it("has a cache emptied that nobody knows the code of", async () => {
  expect(await toldToGatsby(undefined)).toEqual([emptyTheCache]);
});
