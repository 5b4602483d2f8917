/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { Card } from "../../../../src/gatsby/social-cards/card";
import { maxBytes } from "../../../../src/gatsby/social-cards/painter";
import { writeCards } from "../../../../src/gatsby/social-cards/write-cards";

const folder = mkdtempSync(path.join(tmpdir(), "social-cards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cover = path.resolve("content/blog/mvp-en-30-jours/cover.svg");
const card = (slug: string, title: string, digest = "1"): Card => ({
  page: `/article/${slug}`,
  kicker: "Le blog",
  title,
  art: { file: cover, digest, place: "panel" },
});
const fileOf = (slug: string): string => path.join(folder, `public/partage/article/${slug}.jpg`);
const write = (...cards: readonly Card[]) =>
  writeCards(cards, {
    published: path.join(folder, "public"),
    ledger: path.join(folder, ".cache/social-cards.json"),
    address: "www.sylvene.example",
    progress: () => undefined,
  });

it("draws what changed, keeps what did not, and removes what is gone", async () => {
  await expect(write(card("a", "Un titre"), card("b", "Un autre"))).resolves.toBe(2);
  const before = readFileSync(fileOf("a"));
  await expect(write(card("a", "Un titre"), card("b", "Un autre"))).resolves.toBe(0);

  await expect(write(card("a", "Un titre"), card("b", "Un autre, revu"))).resolves.toBe(1);
  expect(readFileSync(fileOf("a"))).toEqual(before);

  await expect(write(card("a", "Un titre", "2"))).resolves.toBe(1);
  expect(existsSync(fileOf("b"))).toBe(false);

  rmSync(fileOf("a"));
  await expect(write(card("a", "Un titre", "2"))).resolves.toBe(1);
});

it("names the card that it could not draw, and trusts none of those it was about to draw", async () => {
  await write(card("a", "Un titre"), card("b", "Un autre"));
  const lost: Card = { ...card("b", "Un autre"), art: { file: "absent.svg", digest: "2", place: "panel" } };
  await expect(write(card("a", "Un titre"), lost)).rejects.toThrow(
    /article\/b\.jpg : l’image de partage n’a pas pu être dessinée.*absent\.svg/,
  );
  await expect(write(card("a", "Un titre"), card("b", "Un autre"))).resolves.toBe(1);
});

it("shows each page’s words on the picture that two pages share", async () => {
  await write(card("short", "Un titre"), card("long", "Un titre qui prend bien plus de place que l’autre"));
  const [short, long] = await Promise.all(["short", "long"].map(pixelsOf));
  const words = { left: 56, top: 140, right: 640, bottom: 530 };
  expect(difference(short, long, words)).toBeGreaterThan(5);
  // The picture, the sign above and the address below are the same, to the last pixel.
  expect(difference(short, long, { left: 656, top: 0, right: 1200, bottom: 630 })).toBe(0);
  expect(difference(short, long, { left: 0, top: 0, right: 1200, bottom: 128 })).toBe(0);
  expect(difference(short, long, { left: 0, top: 544, right: 1200, bottom: 630 })).toBe(0);
});

it("stays within the weight that networks accept, in the size they show", async () => {
  const screen = path.resolve("content/case-studies/fluxandre/screen-1.png");
  const busy: Card = { ...card("busy", "Un titre"), art: { file: screen, digest: "1", place: "backdrop" } };
  await write(busy);
  expect(statSync(fileOf("busy")).size).toBeLessThanOrEqual(maxBytes);
  await expect(sharp(fileOf("busy")).metadata()).resolves.toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

const pixelsOf = (slug: string): Promise<Buffer> => sharp(fileOf(slug)).raw().toBuffer();

/** Mean difference of two cards within a rectangle, in steps of 255. */
function difference(
  one: Buffer | undefined,
  other: Buffer | undefined,
  box: Record<"left" | "top" | "right" | "bottom", number>,
): number {
  if (!one || !other) throw new Error("A card is missing.");
  let sum = 0;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let at = (y * 1200 + box.left) * 3; at < (y * 1200 + box.right) * 3; at += 1)
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  }
  return sum / ((box.bottom - box.top) * (box.right - box.left) * 3);
}
