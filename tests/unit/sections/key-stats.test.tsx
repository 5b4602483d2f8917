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

/** Stands for the browser's observer; `enter` brings the watched elements on screen. */
let enter: () => void;
const disconnect = jest.fn();
function installBrowser({ reduced }: { reduced: boolean }): void {
  const callbacks: IntersectionObserverCallback[] = [];
  enter = () =>
    callbacks.forEach((call) =>
      call([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        callbacks.push(callback);
      }
      observe = jest.fn();
      disconnect = disconnect;
    },
    matchMedia: () => ({ matches: reduced }),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "IntersectionObserver");
  Reflect.deleteProperty(window, "matchMedia");
});

it("shows the targets before they come on screen", () => {
  installBrowser({ reduced: false });
  render(<KeyStats stats={stats} />);
  act(() => void jest.advanceTimersByTime(5000));
  expect(shown()).toEqual(["+40", "+10", "+30"]);
});

it("counts from 0 to each target in 4 s, and stops", () => {
  installBrowser({ reduced: false });
  render(<KeyStats stats={stats} />);
  act(() => enter());
  expect(shown()).toEqual(["+0", "+0", "+0"]);
  act(() => void jest.advanceTimersByTime(2000));
  expect(shown()).toEqual(["+20", "+5", "+15"]);
  act(() => void jest.advanceTimersByTime(1900));
  expect(shown()[0]).not.toBe("+40");
  act(() => void jest.advanceTimersByTime(120));
  expect(shown()).toEqual(["+40", "+10", "+30"]);
  expect(jest.getTimerCount()).toBe(0);
});

it("counts once: the elements are watched no longer", () => {
  installBrowser({ reduced: false });
  render(<KeyStats stats={stats} />);
  act(() => enter());
  expect(disconnect).toHaveBeenCalledTimes(3);
});

it("stands still under reduced motion", () => {
  installBrowser({ reduced: true });
  render(<KeyStats stats={stats} />);
  act(() => enter());
  expect(shown()).toEqual(["+40", "+10", "+30"]);
});

it("stands still in a browser that cannot tell what is on screen", () => {
  render(<KeyStats stats={stats} />);
  expect(shown()).toEqual(["+40", "+10", "+30"]);
});

it("leaves no timer behind when it goes while counting", () => {
  installBrowser({ reduced: false });
  const { unmount } = render(<KeyStats stats={stats} />);
  act(() => enter());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it("gives assistive technology the target while it counts", () => {
  installBrowser({ reduced: false });
  render(<KeyStats stats={stats} />);
  act(() => enter());
  const heard = screen
    .getAllByRole("definition")
    .map((value) => value.querySelector(":not([aria-hidden])")?.textContent);
  expect(heard).toEqual(["+40", "+10", "+30"]);
});
