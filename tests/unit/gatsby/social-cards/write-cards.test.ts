import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { unpackFonts, type CardFonts } from "../../../../src/gatsby/social-cards/card-fonts";
import { maxBytes } from "../../../../src/gatsby/social-cards/draw-card";
import { contours, type PageCard } from "../../../../src/gatsby/social-cards/read-cards";
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

let fonts: CardFonts;
beforeAll(async () => {
  const font = (file: string) => path.join(contentRoot, `settings/brand/${file}.woff2`);
  const text = { name: "A", file: font("instrument-sans"), rest: font("instrument-sans-rest") };
  fonts = await unpackFonts({ titles: text, text }, path.join(folder, "fonts"));
});

const cover = path.join(contentRoot, "blog/ecrire-un-horaire/cover.svg");
const card = (slug: string, title: string, more: Partial<PageCard> = {}): PageCard => ({
  ...{ page: `/article/${slug}`, kicker: "Le blog", title, picture: cover, digest: "1" },
  ...more,
});
const fileOf = (slug: string): string => path.join(folder, `public/partage/article/${slug}.jpg`);
const warnings: string[] = [];
const write = (...cards: readonly PageCard[]) =>
  writeCards(cards, {
    warn: (message) => void warnings.push(message),
    published: path.join(folder, "public"),
    cache: path.join(folder, "cache"),
    brand,
    fonts,
    address: "www.agence.example",
  });

it("draws what changed, keeps what did not, and removes what is gone", async () => {
  await expect(write(card("a", "Un titre"), card("b", "Un autre"))).resolves.toBe(2);
  const { mtimeMs } = statSync(fileOf("a"));
  await expect(write(card("a", "Un titre"), card("b", "Un autre, revu"))).resolves.toBe(1);
  expect(statSync(fileOf("a")).mtimeMs).toBeCloseTo(mtimeMs);
  await expect(write(card("a", "Un titre", { digest: "2" }))).resolves.toBe(1);
  expect(existsSync(fileOf("b"))).toBe(false);
  rmSync(fileOf("a"));
  await expect(write(card("a", "Un titre", { digest: "2" }))).resolves.toBe(0);
  expect(existsSync(fileOf("a"))).toBe(true);
  expect(readdirSync(path.join(folder, "cache"))).toHaveLength(1);
});

it("draws words on a background that cards share: each has its own alone", async () => {
  const plain = { picture: contours, lead: "Le blog" };
  await write(card("a", "Un titre", plain), card("b", "Un autre", plain));
  const shared = readFileSync(fileOf("b"));
  expect(shared).not.toEqual(readFileSync(fileOf("a")));
  rmSync(path.join(folder, "cache"), { recursive: true });
  await write(card("b", "Un autre", plain));
  expect(readFileSync(fileOf("b"))).toEqual(shared);
});

it("writes with both files of the brand's fonts, not with the system's", async () => {
  const { family, file: fontfile } = fonts.text;
  const widthOf = async (text: string, name = family) => {
    const drawn = sharp({ text: { text, font: `${name}, 90`, fontfile, dpi: 72 } });
    return (await drawn.raw().toBuffer({ resolveWithObject: true })).info.width;
  };
  const plain = await widthOf("nnnn");
  expect(await widthOf("ññññ")).toBe(plain);
  expect(await widthOf("nnnn", "sans")).not.toBe(plain);
});

it("names the page whose card it could not draw, which gets one without words, in each build", async () => {
  const lost = card("b", "Un autre", { picture: "absent.svg" });
  for (const before of [0, 1]) {
    expect(warnings).toHaveLength(before);
    await write(card("a", "Un titre"), lost);
    expect(warnings[before]).toMatch(/article\/b : l’image de partage n’a pas pu être dessinée.*absent\.svg/);
  }
  await expect(sharp(fileOf("b")).metadata()).resolves.toMatchObject({ format: "jpeg", width: 1200 });
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
  expect(warnings).toHaveLength(2);
});

it.each<[string, Partial<PageCard>]>([
  ["two colours and signs", { title: '<span class="green">Un</span> jour, l&#39;été &amp; &lt;' }],
  ["a title without end", { title: "Épingler un joyau à chaque page qui gagne ".repeat(20) }],
  ["what XML cannot hold", { title: "Un\u0001 titre\ud800\uffff" }],
])("writes %s in the size and weight that networks show", async (_name, more) => {
  await write(card("a", "Un titre", more));
  expect(statSync(fileOf("a")).size).toBeLessThanOrEqual(maxBytes);
  await expect(sharp(fileOf("a")).metadata()).resolves.toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});
