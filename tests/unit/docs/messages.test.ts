/** @jest-environment node */
import { createStarter } from "../../../scripts/content/new";
import { checkEverything } from "../../../src/gatsby/content-check/full";
import { formatReport } from "../../../src/gatsby/content-check/report";
import { copyContent, today, type Tree } from "../gatsby/content-check/tree";
import { docs, quotedMessages } from "./pages";
import { mistakes, refusals, removal, type Mistakes } from "./scenarios";

/** Copying and checking the whole content several times, on a slow and noisy machine. */
const patience = 300_000;

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

/** What a page quotes: whole, but for what `…` stands for. */
const patternOf = (message: string): RegExp =>
  new RegExp(
    `^${plain(message)
      .split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").trim())
      .join(".*")}$`,
  );

/** What is wrong, in the words of the report, after each stage. */
async function messagesAfter(tree: Tree, stages: readonly Mistakes[]): Promise<string[]> {
  const messages: string[] = [];
  for (const stage of stages) {
    await stage(tree);
    const { faults } = await checkEverything({ root: tree.root, today });
    const lines = plain(formatReport(faults)).split("\n");
    messages.push(...lines.filter((line) => /^ {2}[^→]/.test(line)).map((line) => line.trim()));
  }
  return messages;
}

function refusal(tree: Tree, type: string, name: string): string {
  try {
    createStarter(tree.root, type, name);
    return "";
  } catch (error) {
    return plain((error as Error).message);
  }
}

describe("the messages that the documentation explains", () => {
  const explaining = docs.filter((page) => quotedMessages(page).length > 0);
  const said: string[] = [];

  beforeAll(async () => {
    const [tree, other] = [copyContent(), copyContent()];
    try {
      const all: Mistakes = async (one) => {
        for (const make of Object.values(mistakes)) await make(one);
      };
      said.push(...(await messagesAfter(tree, [all])), ...refusals.map((one) => refusal(tree, ...one)));
      said.push(...(await messagesAfter(other, removal)));
    } finally {
      tree.dispose();
      other.dispose();
    }
  }, patience);

  it("stand on the page of every task", () => {
    const expected = [...Object.keys(mistakes), "retirer-une-page"].map((name) => `docs/${name}.md`);
    expect(explaining.map(({ file }) => file)).toEqual(expected.sort());
  });

  it.each(explaining.map((page) => [page.file, page] as const))("%s quotes them as they are", (_file, page) => {
    expect(quotedMessages(page).filter((quoted) => !said.some((one) => patternOf(quoted).test(one)))).toEqual([]);
  });
});
