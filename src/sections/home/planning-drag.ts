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

  const announce = () => {
    status.textContent = box.checked
      ? `0 conflit\u00a0: ${taker} s’en charge à ${time}.`
      : `1 conflit\u00a0: ${home} a deux interventions à ${time}.`;
  };
  const putBack = () => {
    start = undefined;
    for (const job of jobs) Object.assign(job.style, atRest);
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
    Object.assign(job.style, held);
    start = event;
  };
  const carry = ({ clientX, clientY }: PointerEvent, job: HTMLElement) => {
    if (start) job.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    if (!start) return;
    putBack();
    const below = document.elementsFromPoint(clientX, clientY);
    const name = names[rows.findIndex((row) => row && below.includes(row))];
    if (name === taker) moveTo(true);
    else if (name === home) moveTo(false);
    else if (name) status.textContent = `L’équipe ${withDe(name)} est déjà prise à ${time}.`;
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
    for (const job of jobs) {
      delete job.dataset["drag"];
      job.style.touchAction = "";
    }
  };
}
