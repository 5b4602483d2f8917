import { act, render, screen } from "@testing-library/react";
import React from "react";
import { KeyStats } from "../../../src/sections/key-stats";

const stats: Queries.KeyStatsFragment = {
  items: [
    { value: 40, label: "projets" },
    { value: 10, label: "villes" },
    { value: 30, label: "partenaires" },
  ],
};
const shown = () => screen.getAllByTestId("key-stat").map(({ textContent }) => textContent);

/** Stands for the browser's observer. @returns what brings the watched elements on screen */
function installObserver(): () => void {
  const callbacks: IntersectionObserverCallback[] = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        callbacks.push(callback);
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
    matchMedia: () => ({ matches: false }),
  });
  const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
  return () => act(() => callbacks.forEach((call) => call(entries, {} as IntersectionObserver)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(window, "matchMedia");
});

it("counts from 0 to each target in 4 s, and stops", () => {
  const enter = installObserver();
  render(<KeyStats stats={stats} />);
  enter();
  expect(shown()).toEqual(["+0", "+0", "+0"]);
  act(() => void jest.advanceTimersByTime(2000));
  expect(shown()).toEqual(["+20", "+5", "+15"]);
  act(() => void jest.advanceTimersByTime(2020));
  expect(shown()).toEqual(["+40", "+10", "+30"]);
  expect(jest.getTimerCount()).toBe(0);
});

it("leaves no timer behind when it goes while counting", () => {
  const enter = installObserver();
  const { unmount } = render(<KeyStats stats={stats} />);
  enter();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
