import { nearestCities } from "../../../src/shared/nearest-cities";

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

it("nearestCities gives the three nearest, nearest first, itself left out, and leaves the list as it was", () => {
  const all = [brest, paris, grenoble, villeurbanne, chambery, lyon];
  const before = [...all];
  expect(nearestCities(lyon, all)).toEqual([villeurbanne, chambery, grenoble]);
  expect(all).toEqual(before);
});
