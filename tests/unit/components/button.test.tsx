import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { Button, ButtonLink, type ButtonProps } from "../../../src/components/button";

const classesOf = (props: Partial<ButtonProps> = {}) => {
  const { unmount } = render(<Button {...props} />);
  const { className } = screen.getByRole("button");
  unmount();
  return className.split(" ");
};

it("is green, medium, type button and « Cliquez ici » by default", () => {
  render(<Button />);
  const button = screen.getByRole("button", { name: "Cliquez ici" });
  expect(button).toHaveAttribute("type", "button");
  expect(button.className.split(" ")).toEqual(["button", "green", "medium"]);
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute("aria-busy");
});

it.each([
  ["green", "green"],
  ["white", "white"],
  ["black", "black"],
  ["white-outline", "whiteOutline"],
  ["black-outline", "blackOutline"],
] as const)("comes in %s", (color, expected) => {
  expect(classesOf({ color })).toEqual(["button", expected, "medium"]);
});

it.each(["small", "medium", "large"] as const)("comes in size %s", (size) => {
  expect(classesOf({ size })).toEqual(["button", "green", size]);
});

it("takes the full width only when asked", () => {
  expect(classesOf({ fullWidth: true })).toContain("fullWidth");
  expect(classesOf({ fullWidth: false })).not.toContain("fullWidth");
});

it("keeps a class of its place", () => {
  expect(classesOf({ className: "here" })).toContain("here");
});

it.each([
  ["right by default", undefined, ["span", "svg"]],
  ["right", "right", ["span", "svg"]],
  ["left", "left", ["svg", "span"]],
] as const)("has its icon %s", (_name, iconSide, order) => {
  render(
    <Button icon="arrow-right" {...(iconSide ? { iconSide } : {})}>
      Suivant
    </Button>,
  );
  const children = Array.from(screen.getByRole("button").children, ({ tagName }) => tagName.toLowerCase());
  expect(children).toEqual(order);
});

it("hides its icon from assistive technology", () => {
  render(<Button icon="check">Valider</Button>);
  expect(screen.getByRole("button")).toHaveAccessibleName("Valider");
});

it("calls back on a click", () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick} />);
  fireEvent.click(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("submits its form as type submit, and does not as type button", () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Rester</Button>
      <Button type="submit">Envoyer</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Rester" }));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

describe("disabled", () => {
  it("is so natively, and does nothing", () => {
    const onClick = jest.fn();
    render(<Button disabled onClick={onClick} />);
    fireEvent.click(screen.getByRole("button"));
    expect(screen.getByRole("button")).toBeDisabled();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe("loading", () => {
  it("says so, keeps its label and its place for the keyboard", () => {
    render(<Button loading>Envoyer</Button>);
    const button = screen.getByRole("button", { name: "Envoyer" });
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toBeEnabled();
    expect(button.querySelector(".spinner")).toHaveAttribute("aria-hidden", "true");
  });

  it("neither calls back nor submits", () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick} />
      </form>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("ButtonLink", () => {
  it("is a link that looks the same", () => {
    render(
      <ButtonLink to="/obtenir-un-devis" color="white-outline" size="small" fullWidth>
        Devis
      </ButtonLink>,
    );
    const link = screen.getByRole("link", { name: "Devis" });
    expect(link).toHaveAttribute("href", "/obtenir-un-devis");
    expect(link.className.split(" ")).toEqual(["button", "whiteOutline", "small", "fullWidth"]);
  });
});
