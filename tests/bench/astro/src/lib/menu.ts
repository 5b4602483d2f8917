import { getCollection } from "astro:content";
import navigation from "../../content/settings/navigation.json";

async function namesOf(collection: "services" | "technologies" | "cities") {
  const entries = await getCollection(collection);
  return new Map(entries.map(({ id, data }) => [id, data.name]));
}

async function read() {
  const [services, technologies, cities] = await Promise.all([
    namesOf("services"),
    namesOf("technologies"),
    namesOf("cities"),
  ]);
  const groupsOf = (groups: typeof navigation.services, names: Map<string, string>, folder: string) =>
    groups.map(({ label, items }) => ({
      label,
      links: items.map((slug) => ({ to: `/${folder}/${slug}`, label: names.get(slug) })),
    }));
  return {
    services: groupsOf(navigation.services, services, "services"),
    technologies: groupsOf(navigation.technologies, technologies, "technologies"),
    cities: navigation.footerCities.map((slug) => ({ to: `/villes/${slug}`, label: cities.get(slug) })),
  };
}

/** The links of header and footer, read once for all pages. */
export const menu = read();
