import { withDe } from "../../shared/text/words";

/** A finger on the job scrolls nothing; the rest of the planning scrolls as ever. */
const atRest = {
  cursor: "grab",
  touchAction: "none",
  // Safari knows no other name of it, and the others know this one.
  webkitUserSelect: "none",
  translate: "",
  boxShadow: "",
  transition: "translate 250ms var(--ease)",
};
const held = { cursor: "grabbing", boxShadow: "var(--shadow)", transition: "none" };
/** Where it came from stays drawn. */
const origin = { background: "none", border: "2px dashed var(--c)" };
/** Long enough to read why a team takes nothing; then what stood there before is there again. */
const refusalMs = 4000;

interface Conflict {
  /** Of the teams, in the order of their rows: the words of the rows may have been translated. */
  readonly names: readonly string[];
  /** The team that has two jobs at once, and the one that can take one of them. */
  readonly home: string;
  readonly taker: string;
  /** When the two jobs overlap: « 8 h 30 ». */
  readonly time: string;
}

/**
 * What the planning does once scripts are there: the job that stands in two teams' rows, one of them hidden, can be
 * dragged (mouse, pen, finger) onto another row, which sets the box as a press on it would, and a status announces what came
 * of it.
 *
 * @param planning the figure: its box, its status, its teams' rows, and the job that moves
 * @returns takes everything back
 */
export function letDrag(planning: HTMLElement, { names, home, taker, time }: Conflict): () => void {
  const box = planning.querySelector<HTMLInputElement>("input");
  const status = planning.querySelector("[role=status]");
  if (!box || !status) return () => undefined;
  const rows = Array.from(planning.querySelectorAll("ul p"), ({ parentElement }) => parentElement);
  const jobs = [...planning.querySelectorAll<HTMLElement>("[data-moves]")];
  const stop = new AbortController();
  const { signal } = stop;
  let start: PointerEvent | undefined;
  let ghost: HTMLElement | undefined;
  let refusal: number | undefined;

  const announce = () => {
    clearTimeout(refusal);
    status.textContent = box.checked
      ? `0 conflit\u00a0: ${taker} s’en charge à ${time}.`
      : `1 conflit\u00a0: ${home} a deux interventions à ${time}.`;
  };
  /** The row below a pointer answers, as one that takes the job or not. @returns the name of its team */
  const answer = (point?: PointerEvent): string | undefined => {
    const below = point ? document.elementsFromPoint(point.clientX, point.clientY) : [];
    const index = rows.findIndex((row) => row && below.includes(row));
    for (const [at, row] of rows.entries())
      if (row) {
        const color = [home, taker].includes(names[at] ?? "") ? "accent" : "error";
        row.style.outline = at === index ? `2px solid var(--${color})` : "";
        row.style.outlineOffset = "-2px";
      }
    return names[index];
  };
  const putBack = () => {
    start = undefined;
    answer();
    ghost?.remove();
    for (const job of jobs) Object.assign(job.style, atRest);
  };
  const refuse = (words: string) => {
    status.textContent = words;
    refusal = window.setTimeout(() => (status.textContent = ""), refusalMs);
  };
  const moveTo = (checked: boolean) => {
    if (box.checked === checked) return;
    box.checked = checked;
    announce();
  };

  const take = (event: PointerEvent, job: HTMLElement) => {
    if (event.button !== 0) return;
    event.preventDefault();
    job.setPointerCapture(event.pointerId);
    ghost = job.cloneNode() as HTMLElement;
    for (const name of ["drag", "moves"]) Reflect.deleteProperty(ghost.dataset, name);
    Object.assign(ghost.style, origin);
    job.before(ghost);
    Object.assign(job.style, held);
    start = event;
    // What was refused before is over.
    clearTimeout(refusal);
    status.textContent = "";
  };
  const carry = (event: PointerEvent, job: HTMLElement) => {
    if (!start) return;
    job.style.translate = `${event.clientX - start.clientX}px ${event.clientY - start.clientY}px`;
    answer(event);
  };
  const drop = (event: PointerEvent) => {
    if (!start) return;
    const name = answer(event);
    putBack();
    if (name === taker) moveTo(true);
    else if (name === home) moveTo(false);
    else if (name) refuse(`L’équipe ${withDe(name)} est déjà prise à ${time}.`);
  };

  putBack();
  box.addEventListener("change", announce, { signal });
  for (const job of jobs) {
    job.dataset["drag"] = "";
    job.addEventListener("pointerdown", (event) => take(event, job), { signal });
    job.addEventListener("pointermove", (event) => carry(event, job), { signal });
    job.addEventListener("pointerup", drop, { signal });
    job.addEventListener("pointercancel", putBack, { signal });
    // A finger that rests on it holds it.
    job.addEventListener("contextmenu", (event) => start && event.preventDefault(), { signal });
  }
  addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal });
  return () => {
    stop.abort();
    clearTimeout(refusal);
    for (const job of jobs) {
      delete job.dataset["drag"];
      job.style.touchAction = "";
    }
  };
}
