import type { Fault } from "../fault";
import type { Prose } from "../text/prose";

/** Begins every text that `npm run content:new` writes for the editor to replace. */
export const starterMark = "À compléter";

const filler = /lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i;

/** Texts that still wait for their author. */
export function checkStarters(prose: readonly Prose[]): Fault[] {
  return prose.flatMap((run) => {
    const starter = run.text.indexOf(starterMark);
    if (starter >= 0) {
      return run.faultAt(starter, {
        severity: "warning",
        problem: "Ce texte de départ n’a pas encore été remplacé.",
        remedy: "Écrivez le vôtre à la place ; ce qui suit « À compléter » dit ce qui est attendu.",
      });
    }
    const index = run.visible.search(filler);
    if (index < 0) return [];
    return run.faultAt(index, {
      problem: "Un texte de remplissage est resté.",
      remedy: "Écrivez le texte définitif, ou retirez le passage.",
    });
  });
}
