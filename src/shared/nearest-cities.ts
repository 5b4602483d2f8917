/** An entry with its place on the map, in degrees. */
export interface Located {
  readonly slug: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine formula). */
export function distanceKm(a: Located["coordinates"], b: Located["coordinates"]): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}

/** The `count` cities nearest to `city`, nearest first, itself left out. */
export function nearestCities<City extends Located>(city: Located, all: readonly City[], count = 3): City[] {
  return all
    .filter(({ slug }) => slug !== city.slug)
    .sort((a, b) => distanceKm(city.coordinates, a.coordinates) - distanceKm(city.coordinates, b.coordinates))
    .slice(0, count);
}
