import { render } from "@testing-library/react";
import React from "react";
import { useReveal } from "../../../src/layout/reveal";

type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

function Page() {
  useReveal("/");
  return <p data-reveal="">Un texte</p>;
}

/** Renders the page. @returns its text, and what reports where the text's box begins and whether it is to be seen */
function show(reducedMotion = false) {
  let report: Report | undefined;
  class Observer {
    constructor(callback: Report) {
      report = callback;
    }
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(window, {
    IntersectionObserver: Observer,
    innerHeight: 800,
    matchMedia: () => ({ matches: reducedMotion }),
  });
  const target = render(<Page />).getByText("Un texte");
  const place = (top: number, isIntersecting: boolean) =>
    report?.([{ target, isIntersecting, boundingClientRect: { top } as DOMRectReadOnly }]);
  return { target, place, watches: () => report !== undefined };
}

afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(window, "matchMedia");
});

it("lets an element wait beyond the edge it left by, and come in again", () => {
  const { target, place } = show();
  const states = (
    [
      [900, false],
      [700, true],
      [-60, false],
      [-20, true],
      [820, false],
    ] as const
  ).map(([top, isIntersecting]) => {
    place(top, isIntersecting);
    return target.dataset.reveal;
  });
  expect(states).toEqual(["below", "", "above", "", "below"]);
});

it("does nothing under reduced motion", () => {
  const { target, watches } = show(true);
  expect(watches()).toBe(false);
  expect(target.dataset.reveal).toBe("");
});
