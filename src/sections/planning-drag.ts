/** A finger on the job scrolls nothing; the rest of the planning scrolls as ever. */
const atRest = {
  cursor: "grab",
  touchAction: "none",
  userSelect: "none",
  translate: "",
  boxShadow: "",
  transition: "translate 250ms var(--ease)",
};
const held = { cursor: "grabbing", boxShadow: "var(--shadow)", transition: "none" };

/**
 * What the planning does once scripts are there: its job can be dragged (mouse, pen, finger) onto another team's row,
 * which sets the box as a press on it would, and a status says what came of it.
 *
 * @param planning the figure: its box, its rows, and the job that can be moved
 * @param time when the two jobs overlap: « 8 h 30 »
 * @returns takes everything back
 */
export function letDrag(planning: HTMLElement, time: string): () => void {
  const box = planning.querySelector<HTMLInputElement>("input");
  const status = planning.querySelector("[role=status]");
  const job = planning.querySelector<HTMLElement>("[data-taker]");
  const home = job?.parentElement?.previousElementSibling;
  if (!box || !status || !job || !home) return () => undefined;
  const { taker } = job.dataset;
  const rows = [...planning.querySelectorAll("ul p")];
  const stop = new AbortController();
  const { signal } = stop;
  let start: PointerEvent | undefined;

  const tell = () => {
    status.textContent = box.checked
      ? `0 conflit\u00a0: ${taker} s’en charge à ${time}.`
      : `1 conflit\u00a0: ${home.textContent} a deux interventions à ${time}.`;
  };
  const putBack = () => {
    start = undefined;
    Object.assign(job.style, atRest);
  };
  const moveTo = (checked: boolean) => {
    // It already is where it was dropped: no way to go.
    for (const transition of job.getAnimations()) transition.finish();
    if (box.checked === checked) return;
    box.checked = checked;
    tell();
  };

  job.dataset["drag"] = "";
  Object.assign(job.style, atRest);
  box.addEventListener("change", tell, { signal });
  job.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      job.setPointerCapture(event.pointerId);
      Object.assign(job.style, held);
      start = event;
    },
    { signal },
  );
  job.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (start) job.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
    },
    { signal },
  );
  job.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      if (!start) return;
      putBack();
      const name = rows.find((row) => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        return clientX > left && clientX < right && clientY > top && clientY < bottom;
      })?.textContent;
      if (name === taker) moveTo(true);
      else if (name === home.textContent) moveTo(false);
      else if (name) status.textContent = `L’équipe de ${name} est déjà prise à ${time}.`;
    },
    { signal },
  );
  job.addEventListener("pointercancel", putBack, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && putBack(), { signal });
  return () => {
    stop.abort();
    delete job.dataset["drag"];
    job.style.touchAction = "";
  };
}
