/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Painter, type Order } from "../../../../src/gatsby/social-cards/painter";

const folder = mkdtempSync(path.join(tmpdir(), "painter-"));
afterAll(() => rmSync(folder, { recursive: true }));

const order = (name: string): Order => ({
  art: { file: path.resolve("src/components/contours.svg"), digest: "1", place: "backdrop" },
  ground: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  words: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    left: 0,
    top: 0,
    width: 8,
    height: 8,
  },
  target: path.join(folder, `${name}.jpg`),
});

it("paints the cards that are ordered at the same time", async () => {
  const painter = new Painter();
  await Promise.all(["a", "b", "c"].map((name) => painter.paint(order(name))));
  painter.close();
  expect(["a", "b", "c"].filter((name) => existsSync(order(name).target))).toEqual(["a", "b", "c"]);
});

it("tells of every card under way, and of each that is still ordered, that its process has ended", async () => {
  const painter = new Painter();
  const underWay = ["d", "e"].map((name) => painter.paint(order(name)));
  painter.close();
  for (const painted of underWay) await expect(painted).rejects.toThrow(/[de]\.jpg : .*processus arrêté/);
  await expect(painter.paint(order("f"))).rejects.toThrow(/f\.jpg : .*processus arrêté/);
});
