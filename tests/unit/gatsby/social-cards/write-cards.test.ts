import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { unpackFont, type CardFont } from "../../../../src/gatsby/social-cards/card-fonts";
import { cardOf, type Card } from "../../../../src/gatsby/social-cards/read-cards";
import { writeCards } from "../../../../src/gatsby/social-cards/write-cards";
import { contentRoot } from "../../setup/content";
import { makeFolder } from "../../setup/folder";

const folder = makeFolder();

const brand = {
  name: "Cembraie",
  sign: { viewBox: "0 0 24 32", markup: '<path d="M0 0h24v32z"/>' },
  colours: {
    ...{ ink: "#101828", paper: "#ffffff", mist: "#f3f5f9" },
    ...{ accent: "#1d4ed8", bright: "#9cc2ff", error: "#b3261e" },
  },
};

let font: CardFont;
beforeAll(async () => {
  const fileOf = (name: string) => path.join(contentRoot, `settings/brand/${name}.woff2`);
  const files = { file: fileOf("instrument-sans"), rest: fileOf("instrument-sans-rest") };
  font = await unpackFont({ name: "A", ...files }, path.join(folder, "fonts"));
});

const card = (slug: string, title: string): Card => ({ page: `/article/${slug}`, title });
const fileOf = (slug: string): string => path.join(folder, `public/partage/article/${slug}.jpg`);
const write = (...cards: readonly Card[]) =>
  writeCards(cards, {
    published: path.join(folder, "public"),
    cache: path.join(folder, "cache"),
    brand,
    font,
    address: "www.agence.example",
  });

it("draws what changed, keeps what did not, and removes what is gone", async () => {
  await expect(write(card("a", "Un titre"), card("b", "Un autre"))).resolves.toBe(2);
  const { mtimeMs } = statSync(fileOf("a"));
  await expect(write(card("a", "Un titre"), card("b", "Un autre, revu"))).resolves.toBe(1);
  expect(statSync(fileOf("a")).mtimeMs).toBeCloseTo(mtimeMs);
  await expect(write(card("a", "Un titre"))).resolves.toBe(0);
  expect(existsSync(fileOf("b"))).toBe(false);
  expect(readdirSync(path.join(folder, "cache"))).toHaveLength(1);
});

it("writes with both files of the brand's fonts, not with the system's", async () => {
  const {
    family,
    files: [fontfile],
  } = font;
  const widthOf = async (text: string, name = family) => {
    const drawn = sharp({ text: { text, font: `${name}, 90`, fontfile, dpi: 72 } });
    return (await drawn.raw().toBuffer({ resolveWithObject: true })).info.width;
  };
  const plain = await widthOf("nnnn");
  expect(await widthOf("ññññ")).toBe(plain);
  expect(await widthOf("nnnn", "sans")).not.toBe(plain);
});

it.each([
  ["emojis of several characters", "Un 👩‍💻 titre 🇫🇷", "Un titre"],
  ["Japanese beside French", "日本語 Un titre", "Un titre"],
  ["letters with accents that no French word has", "Hà Nội", "Hà Noi"],
  ["ligatures and wide letters", "Le ﬁl ＩＴ", "Le fil IT"],
  ["rare hyphens and spaces", "Un\u2007rendez\u2011vous", "Un\u00a0rendez-vous"],
  ["nothing else", "日本語 🎉", "\u200b"],
])("draws no box for what the fonts lack: %s", async (_name, title, expected) => {
  await write(card("a", title), card("b", expected));
  expect(readFileSync(fileOf("a")).equals(readFileSync(fileOf("b")))).toBe(true);
});

it.each([
  ["two colours and signs", '<span class="green">Un</span> jour, l&#39;été &amp; &lt;'],
  ["a title without end", "Épingler un joyau à chaque page qui gagne ".repeat(20)],
  ["a word without end", "joyau".repeat(80)],
  ["what XML cannot hold", "Un\u0001 titre\ud800\uffff"],
])("writes %s in the size and weight that networks show", async (_name, title) => {
  await write(card("a", title));
  // Some social networks refuse heavier pictures.
  expect(statSync(fileOf("a")).size).toBeLessThanOrEqual(60_000);
  await expect(sharp(fileOf("a")).metadata()).resolves.toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

it("a page that names its card has one with its title, and one that names another has none", () => {
  const html =
    '<meta property="og:image" content="https://a.example/partage/contact.jpg"/><h1 class="a">Un <b>titre</b></h1>';
  expect(cardOf("/contact", html)).toEqual({ page: "/contact", title: "Un <b>titre</b>" });
  expect(cardOf("/404", html)).toBeUndefined();
});

it("stands on the sky of the picture that its page shows from edge to edge", async () => {
  const html = `<meta property="og:image" content="https://a.example/partage/article/a.jpg"/><header style="--air:#e3eef1">
    <h1>Lyon</h1><picture><source srcset="/static/p-400.png 400w"/><img alt="" src="/static/p.png" width="2"/></picture></header>`;
  const town = { create: { width: 600, height: 600, channels: 3, background: "#0c7a4d" } } as const;
  await mkdir(path.join(folder, "public/static"), { recursive: true });
  await sharp({ create: { width: 1200, height: 600, channels: 3, background: "#e3eef1" } })
    .composite([{ input: town, left: 600, top: 0 }])
    .toFile(path.join(folder, "public/static/p.png"));
  await write(cardOf("/article/a", html)!);
  const { data } = await sharp(fileOf("a")).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray(3 * (1200 * y + x), 3 * (1200 * y + x) + 3)];
  const near = (colour: string) =>
    colour.match(/\w{2}/g)!.map((part) => expect.closeTo(parseInt(part, 16), -1));
  expect([pixel(10, 10), pixel(10, 600), pixel(1190, 10), pixel(1190, 600)]).toEqual(
    ["e3eef1", "e3eef1", "e3eef1", "0c7a4d"].map(near),
  );
});
