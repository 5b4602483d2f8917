import { faultAt, type Fault } from "../../fault";
import type { Prose } from "../../text/prose";

const filler = /lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i;

/** Texts that only hold a place. */
export const checkFiller = (prose: readonly Prose[]): Fault[] =>
  prose.flatMap(({ document, path, visible }) => {
    const index = visible.search(filler);
    if (index < 0) return [];
    const remedy = "Écrivez le texte définitif, ou retirez le passage.";
    return faultAt(document, { path, index, problem: "Un texte de remplissage est resté.", remedy });
  });
