import { mapSize, placeCities, project } from "../../../src/shared/map-places";

// That each name stands nearest to its own point is measured on the built page (tests/e2e/pages).

const cityAt = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});
const chambery = cityAt("Chambéry", 45.5646, 5.9178);

it.each([
  ["the tip of Brittany", 48.413, -4.795, 17, 170],
  ["Lamanère, in the south", 42.3327, 2.531, 321, 530],
])("%s is where the drawing has it, within seven units", (_place, latitude, longitude, x, y) => {
  const point = project({ latitude, longitude });
  expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(7);
});

it("what lies outside the drawing stays at its edge", () => {
  const island = project({ latitude: -20.88, longitude: 55.45 });
  expect(island).toEqual({ x: mapSize.width - 10, y: mapSize.height - 10 });
});

it.each([
  ["à gauche", { x: 453, y: 341, anchor: "end", dy: ".35em" }],
  ["au-dessus", { x: 461, y: 333, anchor: "middle", dy: "-.2em" }],
  ["en dessous à droite", { x: 463, y: 349, anchor: "start", dy: ".8em" }],
  ["nulle part", undefined],
])("writes a name %s", (side, expected) => {
  expect(placeCities([{ ...chambery, label: { side } }])[0]?.name).toEqual(expected);
});

it("writes a name on the right where nothing is said, and on the left near the east edge", () => {
  const strasbourg = cityAt("Strasbourg", 48.5734, 7.7521);
  const places = placeCities([chambery, strasbourg]);
  expect(places.map(({ name }) => name?.anchor)).toEqual(["start", "end"]);
});

it("moves near points apart", () => {
  const [a, b] = placeCities([cityAt("Lyon", 45.764, 4.8357), cityAt("Villeurbanne", 45.7719, 4.8902)]);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(21);
});
