import { existsSync } from "node:fs";
import path from "node:path";
import type { Fault } from "../../fault";
import { isPicture } from "../../file-roles";
import { walk, type Content } from "../../read/content";
import type { PictureFault } from "./drawing";
import { pictureFault } from "./picture-file";

const link: PictureFault = {
  problem: "C’est un lien vers un autre fichier, qui serait publié à sa place.",
  remedy: "Remplacez-le par une copie du fichier visé.",
};

const unreadDrawing: PictureFault = {
  problem: "Des serveurs donnent ce fichier pour un dessin, mais le contrôle ne sait pas le lire.",
  remedy: "Enregistrez-le en SVG non compressé, d’un nom qui finit par .svg.",
};

/** Files that are published as they are, each at its own address: a drawing there is held to what all drawings are. */
export async function checkStaticFiles({ staticRoot }: Content): Promise<Fault[]> {
  const faults: Fault[] = [];
  const files = existsSync(staticRoot) ? walk(staticRoot).files : [];
  for (const { path: at, size, symlink } of files) {
    const file = path.join(staticRoot, at);
    const fault = symlink ? link : isPicture(at) ? await pictureFault(file, size) : nameFault(at);
    if (fault) faults.push({ severity: "error", file: `static/${at}`, ...fault });
  }
  return faults;
}

/** Apache takes a compressed drawing, or one with an ending that it does not know, for a drawing. */
const nameFault = (at: string): PictureFault | undefined =>
  /\.svg[^/]*$/i.test(at) ? unreadDrawing : undefined;
