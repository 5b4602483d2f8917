import { act } from "@testing-library/react";
import React, { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { hydrateInSlices, takeOver } from "../../../src/layout/hydration";

const onKeyDown = jest.fn();
const rendered = jest.fn();
const ready = jest.fn();

function Page({ onReady }: { readonly onReady?: () => void }) {
  rendered();
  useEffect(() => onReady?.(), [onReady]);
  return <input aria-label="Message" onKeyDown={onKeyDown} />;
}

/** Puts the built page into the document and has React begin with it. @returns its field */
function begin(): HTMLInputElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(container);
  rendered.mockClear();
  hydrateInSlices(<Page onReady={takeOver} />, container);
  return container.firstElementChild as HTMLInputElement;
}

/** Presses a key. @returns whether the browser may do what it does with it */
const press = (field?: HTMLInputElement): boolean | undefined =>
  field?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true, cancelable: true }));

beforeEach(() => {
  jest.clearAllMocks();
  addEventListener("scripts-ready", ready, { once: true });
});
afterEach(() => removeEventListener("scripts-ready", ready));

it("leaves what is typed meanwhile to the field, and does not hurry for it", async () => {
  await act(async () => {
    const field = begin();
    expect(press(field)).toBe(true);
    expect(rendered).not.toHaveBeenCalled();
    expect(ready).not.toHaveBeenCalled();
  });
  expect(rendered).toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
});

it("hands everything over once React has the page, and says so", async () => {
  let field: HTMLInputElement | undefined;
  await act(async () => {
    field = begin();
  });
  expect(ready).toHaveBeenCalledTimes(1);
  press(field);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

it("has handed over before what was kept is done again", async () => {
  let field: HTMLInputElement | undefined;
  addEventListener("scripts-ready", () => press(field), { once: true });
  await act(async () => {
    field = begin();
  });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

/** Longer than React works without a pause: 5 ms. */
function work(): void {
  for (const start = performance.now(); performance.now() < start + 8;);
}

it("lets the browser do something else between two components", async () => {
  let turn = 0;
  const turns = new Set<number>();
  const Slow = () => {
    turns.add(turn);
    work();
    return <p>Un texte</p>;
  };
  const slowPage = Array.from({ length: 10 }, (_, key) => <Slow key={key} />);
  const container = document.createElement("div");
  container.innerHTML = `${"<p>Un texte</p>".repeat(10)}${renderToString(<Page />)}`;
  const interval = setInterval(() => (turn += 1), 0);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await new Promise<void>((done) =>
    hydrateInSlices(
      <>
        {slowPage}
        <Page onReady={done} />
      </>,
      container,
    ),
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  clearInterval(interval);
  takeOver();
  expect(turns.size).toBeGreaterThan(2);
});
