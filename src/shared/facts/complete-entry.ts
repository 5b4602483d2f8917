import { wholeWeeks } from "../calendar/plan";
import { dialled } from "./fact-sources";
import { factsIn, type ContentEntry, type Facts } from "./facts";
import { fillEvery } from "./marks";
import { weeksOf } from "./quantity";

type Fields = Readonly<Record<string, unknown>>;

/**
 * What the site reads in a JSON file of `content/`: its marks filled, a phone number also as it is dialled, a delay in words
 * also in weeks, and projects of the estimator with the delay of their service.
 *
 * @returns the data of the file, completed; its shape is that of its schema
 */
export function completeEntry({ path, data }: ContentEntry, facts: Facts): unknown {
  const filled = fillEvery(data, factsIn({ path, data }, facts));
  if (path.startsWith("services/")) return withWeeks(filled);
  if (path === "settings/site.json") return withCall(filled);
  if (path === "settings/services-page.json")
    return changeList(filled, "groups", (group) => changeList(group, "items", withWeeks));
  if (path === "settings/estimator.json")
    return changeList(filled, "projects", (project) => withDelay(project, facts));
  return filled;
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function withWeeks(entry: unknown): unknown {
  if (!isFields(entry) || !isFields(entry.duration)) return entry;
  const { duration } = entry;
  return { ...entry, duration: { ...duration, weeks: weeksOf(String(duration.value)) ?? null } };
}

/** The number as phones dial it. */
const withCall = (site: unknown): unknown =>
  isFields(site) && isFields(site.phone)
    ? { ...site, phone: { ...site.phone, href: dialled(String(site.phone.display)) } }
    : site;

/** The delay of a project is that of its service, in whole weeks. */
function withDelay(project: unknown, { delays }: Facts): unknown {
  if (!isFields(project)) return project;
  const { value = "", weeks: range } = delays.get(String(project.service)) ?? {};
  return { ...project, delay: value.replace(/^dès\s/, ""), weeks: range && wholeWeeks(range) };
}

function changeList(entry: unknown, key: string, change: (item: unknown) => unknown): unknown {
  const list = isFields(entry) ? entry[key] : undefined;
  return isFields(entry) && Array.isArray(list) ? { ...entry, [key]: list.map(change) } : entry;
}
