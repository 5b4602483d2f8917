import { ACCENTS } from "../lib/palette";

/** A city as its pictures need it. */
export interface Place {
  slug: string;
  /** Number of its département. */
  departement: string;
  /** Decimal degrees, at the heart of the old town. */
  longitude: number;
  latitude: number;
  accent: string;
  /** Rivers of the city, as named in rivers.ts: these shine, the others stay in the background. */
  rivers: readonly string[];
  /** The sea is at the city's door: its shore shines as a river does. */
  coast?: true;
}

const { ochre, glacier, clay, heather, moss, rose, sand } = ACCENTS;

type Row = readonly [
  slug: string,
  departement: string,
  longitude: number,
  latitude: number,
  accent: string,
  rivers: string,
  coast?: true,
];

const ROWS: readonly Row[] = [
  ["paris", "75", 2.3475, 48.8555, ochre, "seine"],
  ["annecy", "74", 6.127, 45.899, glacier, "fier thiou lac-annecy"],
  ["valence", "26", 4.892, 44.933, clay, "rhone"],
  ["lyon", "69", 4.833, 45.762, clay, "rhone saone"],
  ["marseille", "13", 5.37, 43.296, glacier, "", true],
  ["chambery", "73", 5.92, 45.566, heather, "leysse lac-bourget"],
  ["toulouse", "31", 1.444, 43.604, rose, "garonne canal-midi"],
  ["nice", "06", 7.275, 43.697, rose, "paillon", true],
  ["nantes", "44", -1.553, 47.216, moss, "loire erdre"],
  ["strasbourg", "67", 7.751, 48.582, clay, "rhin ill"],
  ["montpellier", "34", 3.877, 43.611, ochre, "lez", true],
  ["bordeaux", "33", -0.573, 44.841, rose, "garonne"],
  ["lille", "59", 3.063, 50.637, ochre, "deule"],
  ["rennes", "35", -1.68, 48.111, clay, "vilaine ille"],
  ["reims", "51", 4.032, 49.254, sand, "vesle"],
  ["le-havre", "76", 0.107, 49.494, glacier, "seine", true],
  ["saint-etienne", "42", 4.39, 45.439, heather, "loire furan"],
  ["toulon", "83", 5.93, 43.124, glacier, "", true],
  ["grenoble", "38", 5.727, 45.191, moss, "isere drac"],
  ["dijon", "21", 5.041, 47.322, ochre, "ouche"],
  ["angers", "49", -0.555, 47.47, heather, "maine loire"],
  ["nimes", "30", 4.36, 43.837, sand, "gardon"],
  ["villeurbanne", "69", 4.88, 45.766, ochre, "rhone canal-jonage"],
  ["saint-denis", "93", 2.357, 48.935, heather, "seine"],
  ["aix-en-provence", "13", 5.449, 43.529, ochre, "arc-provence"],
  ["clermont-ferrand", "63", 3.086, 45.779, clay, "allier"],
  ["le-mans", "72", 0.197, 48.008, moss, "sarthe huisne"],
  ["limoges", "87", 1.26, 45.832, rose, "vienne"],
  ["amiens", "80", 2.3, 49.895, moss, "somme"],
  ["tours", "37", 0.689, 47.394, glacier, "loire cher"],
  ["metz", "57", 6.175, 49.12, ochre, "moselle seille"],
  ["perpignan", "66", 2.895, 42.699, clay, "tet"],
  ["brest", "29", -4.49, 48.387, glacier, "penfeld", true],
];

/** The 33 cities, in the order of the specification. */
export const PLACES: readonly Place[] = ROWS.map(
  ([slug, departement, longitude, latitude, accent, rivers, coast]) => ({
    slug,
    departement,
    longitude,
    latitude,
    accent,
    rivers: rivers.split(" ").filter((name) => name !== ""),
    coast,
  }),
);
