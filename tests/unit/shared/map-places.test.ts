import { globSync, readFileSync } from "node:fs";
import navigation from "../../../content/settings/navigation.json";
import { mapSize, placeCities, project } from "../../../src/shared/map-places";

interface City {
  readonly slug: string;
  readonly city: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
}

const cities = globSync("content/cities/*/index.json")
  .map((file) => ({
    ...(JSON.parse(readFileSync(file, "utf8")) as City),
    slug: file.split("/").at(-2) ?? "",
  }))
  .sort((a, b) => rank(a) - rank(b));

function rank({ slug }: City): number {
  return slug === "chambery" ? -1 : navigation.footerCities.indexOf(slug) + 1 || 99;
}

it.each([
  ["the tip of Brittany", 48.413, -4.795, 17, 170],
  ["Lauterbourg, in the north-east", 48.967, 8.2336, 557, 137],
  ["Bray-Dunes, in the north", 51.089, 2.5418, 321, 10],
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

it("keeps the points of neighbours apart, and each near its place", () => {
  places.forEach((place, index) => {
    const city = cities[index];
    const truth = city && project(city.coordinates);
    expect(truth && Math.hypot(place.x - truth.x, place.y - truth.y)).toBeLessThan(20);
    for (const other of places.slice(index + 1))
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(20);
  });
});

it.each([
  ["a desk", 14, () => true],
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
