import React, { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { announceHydration, hydrateAsTransition } from "../../../src/browser/hydration";

/** Longer than React works without a pause (5 ms). */
function work(): void {
  for (const start = performance.now(); performance.now() < start + 8;);
}

it("lets the browser answer between two components, and announces the end", async () => {
  let turn = 0;
  const turns = new Set<number>();
  const Slow = () => {
    turns.add(turn);
    work();
    return <p>Un texte</p>;
  };
  const Last = () => {
    useEffect(announceHydration, []);
    return <input aria-label="Message" />;
  };
  const page = [...Array.from({ length: 10 }, (_, key) => <Slow key={key} />), <Last key="last" />];
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  turns.clear();
  const interval = setInterval(() => (turn += 1), 0);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await new Promise((resolve) => {
    addEventListener("scripts-ready", resolve, { once: true });
    hydrateAsTransition(page, container);
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  clearInterval(interval);
  expect(turns.size).toBeGreaterThan(2);
});
