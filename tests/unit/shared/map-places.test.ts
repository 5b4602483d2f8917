import { mapSize, placeCities, project } from "../../../src/shared/map-places";

/** The most important first; some are neighbours. */
const cities = (
  [
    ["chambery", "Chambéry", 45.5646, 5.9178],
    ["paris", "Paris", 48.8566, 2.3522],
    ["lyon", "Lyon", 45.764, 4.8357],
    ["nantes", "Nantes", 47.2184, -1.5536],
    ["strasbourg", "Strasbourg", 48.5734, 7.7521],
    ["lille", "Lille", 50.6292, 3.0573],
    ["grenoble", "Grenoble", 45.1885, 5.7245],
    ["villeurbanne", "Villeurbanne", 45.7719, 4.8902],
    ["saint-denis", "Saint-Denis", 48.9362, 2.3574],
    ["marseille", "Marseille", 43.2965, 5.3698],
    ["aix-en-provence", "Aix-en-Provence", 43.5297, 5.4474],
    ["annecy", "Annecy", 45.8992, 6.1294],
    ["brest", "Brest", 48.3904, -4.4861],
    ["perpignan", "Perpignan", 42.6887, 2.8948],
    ["saint-etienne", "Saint-Étienne", 45.4397, 4.3872],
  ] as const
).map(([slug, city, latitude, longitude]) => ({ slug, city, coordinates: { latitude, longitude } }));

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

const places = placeCities(cities);

/** Distance of a point from the box of a name, by letters of half their height. */
function distanceFrom(label: Label, name: string, size: number, { x, y }: { x: number; y: number }): number {
  const width = (name.length * size) / 2;
  const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
  const top = label.y - size * { "-.2em": 1, ".35em": 0.5, ".8em": 0 }[label.dy];
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - size));
}

type Label = NonNullable<(typeof places)[number]["wide"]>;

it.each([
  ["wide", 15, 12],
  ["small", 22, 4],
] as const)("on a %s map each name is nearest to its own point", (map, size, least) => {
  const named = places.flatMap((place, index) => {
    const label = place[map];
    return label ? [{ place, label, name: cities[index]?.city ?? "" }] : [];
  });
  for (const { place, label, name } of named) {
    const [own, ...others] = places.toSorted((a, b) => Number(b === place) - Number(a === place));
    const nearest = Math.min(...others.map((point) => distanceFrom(label, name, size, point)));
    expect([name, distanceFrom(label, name, size, own ?? place)]).toEqual([name, expect.closeTo(8, 0)]);
    expect([name, nearest > 8]).toEqual([name, true]);
  }
  expect(named.length).toBeGreaterThanOrEqual(least);
});

it("names the first city, and of two neighbours the first", () => {
  const placeOf = (slug: string) => places[cities.findIndex((city) => city.slug === slug)];
  expect(placeOf("chambery")).toMatchObject({ wide: { anchor: "start" }, small: { anchor: "start" } });
  expect(placeOf("lyon")?.wide).toBeDefined();
  expect(placeOf("villeurbanne")).toMatchObject({ wide: undefined, small: undefined });
});

it("names a single city on every map", () => {
  const [place] = placeCities(cities.slice(0, 1));
  expect(place?.wide).toBeDefined();
  expect(place?.small).toEqual(place?.wide);
});

it("keeps a name on the drawing where its point stands at the edge", () => {
  const [place] = placeCities([
    { slug: "bastion", city: "Bastion", coordinates: { latitude: 52, longitude: 2.4 } },
  ]);
  expect(place?.y).toBe(10);
  expect([place?.wide?.dy, place?.small?.dy]).toEqual([".35em", ".8em"]);
});
