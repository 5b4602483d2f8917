/** @jest-environment jsdom */
import { act, render, renderHook } from "@testing-library/react";
import React from "react";
import type { Form } from "../../../src/forms/lead-kinds";
import { Progress } from "../../../src/forms/progress";
import { useAnnouncedErrors } from "../../../src/forms/use-announced-errors";

it("a message is announced once while it lasts, and again when it is back", () => {
  const element = document.createElement("form");
  element.innerHTML = '<label>Téléphone*<input name="phone"></label>';
  let message: string | undefined;
  const form = { getFieldState: () => ({ error: message && { message } }) } as unknown as Form;
  const { result } = renderHook(() => useAnnouncedErrors(form, { current: element }));
  const leaveWith = (found?: string): string => {
    message = found;
    act(() => result.current.announce("phone"));
    return result.current.announced;
  };
  const sentence = "Téléphone\u00a0: Invalide.";
  expect(leaveWith("Invalide.")).toBe(sentence);
  act(() => result.current.silence());
  expect(leaveWith("Invalide.")).toBe("");
  expect(leaveWith()).toBe("");
  expect(leaveWith("Invalide.")).toBe(sentence);
});

it("progress is announced once typing pauses: an address is right and wrong in turn while it is written", () => {
  jest.useFakeTimers();
  const { container, rerender } = render(<Progress percent={0} />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const heard = () => container.querySelector("[aria-live]")?.textContent;
  wait(1000);
  expect(heard()).toBe("");
  for (const percent of [25, 0, 25]) {
    rerender(<Progress percent={percent} />);
    wait(900);
    expect(heard()).toBe("");
  }
  wait(100);
  expect(heard()).toBe("Formulaire rempli à 25\u00a0%");
});
