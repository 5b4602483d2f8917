import { distanceKm, nearestCities } from "../../../src/shared/nearest-cities";

const place = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});
const paris = place("paris", 48.8566, 2.3522);
const lyon = place("lyon", 45.764, 4.8357);
const villeurbanne = place("villeurbanne", 45.7719, 4.8902);
const grenoble = place("grenoble", 45.1885, 5.7245);
const chambery = place("chambery", 45.5646, 5.9178);
const brest = place("brest", 48.3904, -4.4861);
const all = [brest, paris, grenoble, villeurbanne, chambery, lyon];

it.each([
  [paris, lyon, 391],
  [lyon, villeurbanne, 4],
  [paris, brest, 505],
  [lyon, lyon, 0],
])("distanceKm: %j to %j is %d km", (from, to, km) => {
  expect(Math.round(distanceKm(from.coordinates, to.coordinates))).toBe(km);
  expect(distanceKm(to.coordinates, from.coordinates)).toBeCloseTo(
    distanceKm(from.coordinates, to.coordinates),
  );
});

it("nearestCities gives the three nearest, nearest first, itself left out", () => {
  expect(nearestCities(lyon, all).map(({ slug }) => slug)).toEqual(["villeurbanne", "chambery", "grenoble"]);
});

it("nearestCities gives what there is", () => {
  expect(nearestCities(lyon, [lyon])).toEqual([]);
  expect(nearestCities(lyon, [lyon, brest], 5)).toEqual([brest]);
});

it("nearestCities leaves the list as it was", () => {
  const before = [...all];
  nearestCities(lyon, all);
  expect(all).toEqual(before);
});
