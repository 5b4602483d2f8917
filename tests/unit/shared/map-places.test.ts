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

it.each([
  ["a desktop", 14, () => true],
  ["a phone", 18, (place: (typeof places)[number]) => place.fitsPhone],
])("no name covers another one or a point on %s", (_where, size, isShown) => {
  const boxes = places.flatMap((place, index) => {
    const { label } = place;
    if (!label || !isShown(place)) return [];
    const width = (cities[index]?.city.length ?? 0) * size * 0.56;
    const left = { start: label.x, middle: label.x - width / 2, end: label.x - width }[label.anchor];
    return [{ index, left, right: left + width, top: label.y - size / 2, bottom: label.y + size / 2 }];
  });
  for (const box of boxes) {
    const covered = [
      ...boxes.filter(({ index }) => index !== box.index),
      ...places.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
    ].filter(
      (other) =>
        box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    );
    expect(covered).toEqual([]);
  }
  expect(boxes.length).toBeGreaterThan(places.length / 2);
});
