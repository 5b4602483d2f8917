import type { AccentName } from "../lib/palette";

/** How the hero shows the logo. */
export type Plate =
  /** Plain, inside its keylines: circle, square and centre lines. */
  | "keylines"
  /** Its outline alone, with every node of the curve marked. */
  | "nodes"
  /** Filled with contour lines, like a relief. */
  | "relief"
  /** Plain, cast several times in outline behind itself. */
  | "echo";

/** A tile for a brand that is not in simple-icons: its letters and the shape that holds them. */
export interface Tile {
  letters: string;
  shape: "square" | "circle" | "hexagon" | "shield" | "castle" | "panes" | "window" | "cut";
}

export interface Technology {
  slug: string;
  name: string;
  /** Group of the menu, written under the plate. */
  group: string;
  /** Icon of simple-icons, two of them side by side, or a lettered tile. */
  mark: string | readonly [string, string] | Tile;
  accent: AccentName;
  plate: Plate;
}

/** Accents too dark to be read on ink as they are. */
export const isDark = (accent: AccentName): boolean => accent === "slate" || accent === "moss";

/** Every technology page, in the order of the specification. */
export const TECHNOLOGIES: readonly Technology[] = [
  { slug: "angular", name: "Angular", group: "Frontend", mark: "siAngular", accent: "rose", plate: "nodes" },
  { slug: "reactjs", name: "ReactJS", group: "Frontend", mark: "siReact", accent: "glacier", plate: "keylines" },
  { slug: "nextjs", name: "Next.js", group: "Frontend", mark: "siNextdotjs", accent: "sand", plate: "echo" },
  { slug: "vuejs", name: "Vue.js", group: "Frontend", mark: "siVuedotjs", accent: "moss", plate: "relief" },
  { slug: "wordpress", name: "WordPress", group: "Frontend", mark: "siWordpress", accent: "slate", plate: "keylines" },
  { slug: "webflow", name: "Webflow", group: "Frontend", mark: "siWebflow", accent: "heather", plate: "echo" },
  { slug: "nodejs", name: "Node.js", group: "Backend", mark: "siNodedotjs", accent: "moss", plate: "keylines" },
  { slug: "python", name: "Python", group: "Backend", mark: "siPython", accent: "ochre", plate: "relief" },
  { slug: "expressjs", name: "Express.js", group: "Backend", mark: "siExpress", accent: "sand", plate: "nodes" },
  { slug: "typescript", name: "TypeScript", group: "Backend", mark: "siTypescript", accent: "glacier", plate: "nodes" },
  { slug: "javascript", name: "JavaScript", group: "Backend", mark: "siJavascript", accent: "ochre", plate: "echo" },
  { slug: "docker", name: "Docker", group: "DevOps & Infra", mark: "siDocker", accent: "glacier", plate: "relief" },
  { slug: "linux", name: "Linux", group: "DevOps & Infra", mark: "siLinux", accent: "sand", plate: "keylines" },
  { slug: "nginx", name: "Nginx", group: "DevOps & Infra", mark: "siNginx", accent: "moss", plate: "nodes" },
  { slug: "apache", name: "Apache", group: "DevOps & Infra", mark: "siApache", accent: "rose", plate: "relief" },
  { slug: "ansible", name: "Ansible", group: "DevOps & Infra", mark: "siAnsible", accent: "clay", plate: "echo" },
  { slug: "jenkins", name: "Jenkins", group: "DevOps & Infra", mark: "siJenkins", accent: "slate", plate: "keylines" },
  { slug: "microsoft-azure", name: "Microsoft Azure", group: "Cloud & Auth", mark: { letters: "Az", shape: "cut" }, accent: "glacier", plate: "echo" },
  { slug: "google-cloud-platform", name: "Google Cloud Platform", group: "Cloud & Auth", mark: "siGooglecloud", accent: "ochre", plate: "nodes" },
  { slug: "amazon-web-services", name: "Amazon Web Services", group: "Cloud & Auth", mark: { letters: "AWS", shape: "square" }, accent: "clay", plate: "keylines" },
  { slug: "entra-id", name: "Entra ID", group: "Cloud & Auth", mark: { letters: "ID", shape: "circle" }, accent: "heather", plate: "relief" },
  { slug: "active-directory", name: "Active Directory", group: "Cloud & Auth", mark: { letters: "AD", shape: "hexagon" }, accent: "slate", plate: "nodes" },
  { slug: "postman-newman", name: "Postman / Newman", group: "Outils & Tests", mark: "siPostman", accent: "clay", plate: "relief" },
  { slug: "appium-selenium", name: "Appium / Selenium", group: "Outils & Tests", mark: ["siAppium", "siSelenium"], accent: "heather", plate: "keylines" },
  { slug: "bash", name: "Bash", group: "Outils & Tests", mark: "siGnubash", accent: "sand", plate: "echo" },
  { slug: "powershell", name: "PowerShell", group: "Outils & Tests", mark: { letters: "PS>", shape: "window" }, accent: "slate", plate: "nodes" },
  { slug: "windows-server", name: "Windows Server", group: "Outils & Tests", mark: { letters: "WS", shape: "panes" }, accent: "glacier", plate: "keylines" },
  { slug: "pingcastle", name: "PingCastle", group: "Cybersécurité", mark: { letters: "PC", shape: "castle" }, accent: "rose", plate: "keylines" },
  { slug: "purpleknight", name: "PurpleKnight", group: "Cybersécurité", mark: { letters: "PK", shape: "shield" }, accent: "heather", plate: "echo" },
  { slug: "postgresql", name: "PostgreSQL", group: "Données", mark: "siPostgresql", accent: "slate", plate: "keylines" },
  { slug: "mysql", name: "MySQL", group: "Données", mark: "siMysql", accent: "ochre", plate: "keylines" },
  { slug: "elasticsearch", name: "Elasticsearch", group: "Données", mark: "siElasticsearch", accent: "rose", plate: "relief" },
]; // prettier-ignore
