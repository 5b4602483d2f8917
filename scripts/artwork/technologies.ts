import { writePicture } from "./interface/output";
import { DIAGRAMS } from "./technologies/diagrams";
import { TECHNOLOGIES } from "./technologies/entries";
import type { Technology } from "./technologies/entries";
import { phoneSchema } from "./technologies/phone-schema";
import { schema } from "./technologies/schema";
import { specimen } from "./technologies/specimen";

/** Most bytes of one picture of a technology. */
const LIMIT = 24 * 1024;

/** Draws and writes the two pictures of one technology; anything missing or misfitting throws. */
async function draw(technology: Technology, number: number): Promise<void> {
  const { slug } = technology;
  const diagram = DIAGRAMS[slug];
  if (!diagram) throw new Error(`${slug} has no schema`);
  const write = (name: string, picture: string): void =>
    writePicture(`content/technologies/${slug}/${name}.svg`, picture, LIMIT);
  write("banner-1", await specimen(technology, number));
  write("banner-1-phone", await specimen(technology, number, true));
  write("banner-3", schema(technology, diagram));
  write("banner-3-phone", phoneSchema(technology, diagram));
}

/** Redraws every technology; slugs on the command line draw these alone. Ends with 1 if one failed. */
async function main(only: readonly string[]): Promise<void> {
  for (const [index, technology] of TECHNOLOGIES.entries()) {
    if (only.length > 0 && !only.includes(technology.slug)) continue;
    try {
      await draw(technology, index + 1);
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    }
  }
}

void main(process.argv.slice(2));
