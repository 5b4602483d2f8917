const folders: Record<string, string> = {
  cities: "City",
  services: "Service",
  technologies: "Technology",
  "case-studies": "CaseStudy",
};

/**
 * GraphQL type of a JSON file of `content/`, from its place there:
 * `"cities/lyon/index.json"` → `"City"`, `"settings/key-stats.json"` → `"KeyStatsSettings"`.
 * Undefined for a file that is no entry.
 */
export function entryTypeOf(relativePath: string): string | undefined {
  const [folder = "", name = "", file] = relativePath.split("/");
  if (folder === "settings" && !file) return `${pascalCase(name.replace(/\.json$/, ""))}Settings`;
  return file === "index.json" ? folders[folder] : undefined;
}

function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
