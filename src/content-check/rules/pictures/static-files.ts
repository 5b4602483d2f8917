import path from "node:path";
import type { Fault } from "../../fault";
import { isPicture } from "../../file-roles";
import type { Rule } from "../../rule";
import type { PictureFault } from "./drawing";
import { pictureFault, pictureFileFault } from "./picture-file";

const link: PictureFault = {
  detail: "link",
  problem: "C’est un lien vers un autre fichier, qui serait publié à sa place.",
  remedy: "Remplacez-le par une copie du fichier visé.",
};

const unreadDrawing: PictureFault = {
  detail: "unread-drawing",
  problem: "Des serveurs donnent ce fichier pour un dessin, mais le contrôle ne sait pas le lire.",
  remedy: "Enregistrez-le en SVG non compressé, d’un nom qui finit par .svg.",
};

/** Files that are published as they are, each at its own address: a drawing there is held to what all drawings are. */
export const staticFileRule: Rule = {
  name: "static-file",
  everyBuild: true,
  async check({ content: { staticRoot, staticFiles } }) {
    const faults: Fault[] = [];
    for (const { path: at, size, symlink } of staticFiles) {
      const file = path.join(staticRoot, at);
      // Apache takes a compressed drawing, or one with an ending that it does not know, for a drawing.
      const named = /\.svg[^/]*$/i.test(at) ? unreadDrawing : undefined;
      const fault = symlink ? link : isPicture(at) ? await pictureFault(file, size) : named;
      if (fault) faults.push(pictureFileFault(`static/${at}`, fault));
    }
    return faults;
  },
};
