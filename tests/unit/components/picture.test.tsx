import { render, screen } from "@testing-library/react";
import React from "react";
import { Picture } from "../../../src/components/picture";

const drawing: Queries.PictureFragment = {
  alt: "Une crête",
  raster: null,
  src: { publicURL: "/static/crete.svg", svgSize: { width: 1600, height: 900 } },
};
const screenshot: Queries.PictureFragment = {
  alt: "Un planning",
  raster: {
    src: "/static/planning-1200.webp",
    srcSet: "/static/planning-400.webp 400w, /static/planning-1200.webp 1200w",
    width: 1200,
    height: 750,
  },
  src: { publicURL: "/static/planning.png", svgSize: null },
};

describe("a drawing", () => {
  it("is shown as it is, with its place reserved and its text", () => {
    render(<Picture picture={drawing} className="here" />);
    const image = screen.getByRole("img", { name: "Une crête" });
    expect(image).toHaveAttribute("src", "/static/crete.svg");
    expect(image).toHaveAttribute("width", "1600");
    expect(image).toHaveAttribute("height", "900");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveClass("here");
  });

  it("comes first on the first screen", () => {
    render(<Picture picture={drawing} priority />);
    expect(screen.getByRole("img")).not.toHaveAttribute("loading");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("says nothing where the text beside it says it all", () => {
    const { container } = render(<Picture picture={drawing} decorative />);
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("does without a size it does not know", () => {
    render(<Picture picture={{ ...drawing, src: { ...drawing.src, svgSize: null } }} />);
    expect(screen.getByRole("img")).not.toHaveAttribute("width");
  });
});

describe("a photograph or screenshot", () => {
  it("comes in several sizes, at the width it is shown, with its place reserved and its text", () => {
    render(<Picture picture={screenshot} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "Un planning" });
    expect(image).toHaveAttribute("srcset", screenshot.raster?.srcSet);
    expect(image).toHaveAttribute("sizes", "auto, 50vw");
    expect(image).toHaveAttribute("src", "/static/planning-1200.webp");
    expect(image).toHaveAttribute("width", "1200");
    expect(image).toHaveAttribute("height", "750");
    expect(image).toHaveAttribute("loading", "lazy");
  });

  it("is measured by the page, not by the browser, where it comes first", () => {
    render(<Picture picture={screenshot} priority sizes="50vw" />);
    expect(screen.getByRole("img")).toHaveAttribute("sizes", "50vw");
  });

  it("says nothing where it is decorative", () => {
    const { container } = render(<Picture picture={screenshot} decorative />);
    expect(container.querySelector("img")).toHaveAttribute("alt", "");
  });
});
