import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";

const blog = defineCollection({
  loader: glob({ base: "./content/blog", pattern: "*/index.md", generateId: ({ entry }) => folderOf(entry) }),
  schema: ({ image }) =>
    z.object({
      title: z.string(),
      description: z.string(),
      date: z.coerce.date(),
      updated: z.coerce.date().optional(),
      image: z.object({ src: image(), alt: z.string() }),
      tags: z.array(z.string()),
    }),
});

/** What the menus name: one JSON file per entry. */
const named = (folder: string, key: "name" | "city") =>
  defineCollection({
    loader: glob({
      base: `./content/${folder}`,
      pattern: "*/index.json",
      generateId: ({ entry }) => folderOf(entry),
    }),
    schema: z.object({ [key]: z.string() }).transform((entry) => ({ name: entry[key] as string })),
  });

const folderOf = (entry: string) => entry.split("/")[0]!;

export const collections = {
  blog,
  services: named("services", "name"),
  technologies: named("technologies", "name"),
  cities: named("cities", "city"),
};
