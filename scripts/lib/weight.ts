import { globSync, readFileSync } from "node:fs";
import { root } from "./script";

interface Weight {
  readonly lines: number;
  readonly bytes: number;
}

/** Lines and bytes of the project's code: of all of it (« tout »), of each folder at its root, and of each room of `src`. */
export function weigh(): Readonly<Record<string, Weight>> {
  const rooms: Record<string, { lines: number; bytes: number }> = {};
  const code = globSync("{*,{src,tests,scripts,static,.github}/**/*}.{ts,tsx,js,mjs,css}", {
    cwd: root,
    exclude: (name) => /node_modules|gatsby-types\.d\.ts|styles.(?:colours|fonts)\.css/.test(name),
  });
  for (const file of code) {
    const text = readFileSync(`${root}/${file}`, "utf8");
    const [top = "", second = ""] = file.split(/[\\/]/);
    for (const room of ["tout", second ? top : "racine", ...(top === "src" ? [`src/${second}`] : [])]) {
      const { lines, bytes } = rooms[room] ?? { lines: 0, bytes: 0 };
      rooms[room] = { lines: lines + text.split("\n").length - 1, bytes: bytes + Buffer.byteLength(text) };
    }
  }
  return rooms;
}
