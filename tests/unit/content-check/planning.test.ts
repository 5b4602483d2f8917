/** @jest-environment node */
import { checkSettings } from "../../../src/content-check/core/settings";
import { readContent } from "../../../src/content-check/read/content";
import { copyContent, told } from "./tree";

const file = "settings/home.json";
const teams = ["about", "planning", "teams"] as const;
const jobs = (team: number, job: number) => [...teams, team, "jobs", job] as const;

/** What the check tells once one value of the planning has changed. */
function toldOf(keys: readonly (string | number)[], value: unknown): string[] {
  const tree = copyContent();
  tree.set(file, keys, value);
  return told(checkSettings(readContent(tree.root)), file);
}

it.each([
  [
    "that nothing overlaps the job to hand on",
    [...jobs(1, 0), "to"],
    "08:30",
    "« Ascenseur » (08:30 à 11:00) n’est en conflit avec rien à Bron.",
  ],
  [
    "that its taker is busy then",
    [...jobs(3, 0), "to"],
    "09:00",
    "Décines ne peut pas prendre « Ascenseur » (08:30 à 11:00) : « Garde-corps » l’occupe de 07:00 à 09:00.",
  ],
  [
    "that another team is free too",
    [...jobs(2, 0), "from"],
    "11:00",
    "Vénissieux est libre aussi pour « Ascenseur » (08:30 à 11:00)",
  ],
  [
    "that its taker is no team",
    [...jobs(1, 1), "taker"],
    "Oullins",
    "« Oullins » n’est pas une autre équipe",
  ],
  ["that its taker is its own team", [...jobs(1, 1), "taker"], "Bron", "« Bron » n’est pas une autre équipe"],
  ["that there are two such jobs", [...jobs(0, 1), "taker"], "Décines", "plusieurs interventions à confier"],
])("tells %s", (_name, keys, value, expected) => {
  expect(toldOf(keys, value)).toContainEqual(expect.stringContaining(expected));
});

it("tells that no job is to be handed on", () => {
  const job = { title: "Siphons", trade: "plomberie", from: "08:00", to: "12:00" };
  const quiet = ["Villeurbanne", "Bron", "Décines"].map((name) => ({ name, jobs: [job] }));
  expect(toldOf(teams, quiet)).toEqual([expect.stringContaining("aucune intervention à confier")]);
});

it("has nothing to tell of jobs that only touch", () => {
  expect(toldOf([...jobs(3, 1), "from"], "11:30")).toEqual([]);
});
