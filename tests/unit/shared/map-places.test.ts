import { mapSize, placeCities, project } from "../../../src/shared/map-places";

// That each name stands nearest to its own point is measured on the built page (tests/e2e/pages).

const cityAt = (city: string, latitude: number, longitude: number) => ({
  ...{ slug: city, city },
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

it("names the first cities even among near ones, whose points are moved apart, and leaves out what fits nowhere", () => {
  const [first, lyon, villeurbanne] = placeCities([
    chambery,
    cityAt("Lyon", 45.764, 4.8357),
    cityAt("Villeurbanne", 45.7719, 4.8902),
    cityAt("Saint-Étienne", 45.4397, 4.3872),
    cityAt("Clermont-Ferrand", 45.7772, 3.087),
    cityAt("Annecy", 45.8992, 6.1294),
    cityAt("Grenoble", 45.1885, 5.7245),
  ]);
  expect(first).toMatchObject({ wide: { anchor: "start" }, small: { anchor: "start" } });
  expect([lyon?.small, villeurbanne?.small]).toEqual([expect.anything(), undefined]);
  const apart = Math.hypot((lyon?.x ?? 0) - (villeurbanne?.x ?? 0), (lyon?.y ?? 0) - (villeurbanne?.y ?? 0));
  expect(apart).toBeGreaterThan(21);
});

it("names a single city on every map", () => {
  const [place] = placeCities([chambery]);
  expect(place?.wide).toBeDefined();
  expect(place?.small).toEqual(place?.wide);
});

it("keeps a name on the drawing where its point stands at the edge", () => {
  const [place] = placeCities([cityAt("Bastion", 52, 2.4)]);
  expect(place?.y).toBe(10);
  expect([place?.wide?.dy, place?.small?.dy]).toEqual([".35em", ".8em"]);
});
