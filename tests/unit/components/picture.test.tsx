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
    layout: "constrained",
    width: 1200,
    height: 750,
    images: {
      fallback: { src: "/static/planning-1200.png", srcSet: "/static/planning-400.png 400w", sizes: "100vw" },
    },
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
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
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
  // gatsby-plugin-image renders a script of its own, which React remarks on outside a built page.
  beforeEach(() => void jest.spyOn(console, "error").mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it("goes through gatsby-plugin-image, in several sizes, with its text", () => {
    const { container } = render(<Picture picture={screenshot} />);
    expect(container.querySelector("[data-gatsby-image-wrapper]")).not.toBeNull();
    const image = container.querySelector("img[data-main-image]");
    expect(image).toHaveAttribute("alt", "Un planning");
    expect(container.innerHTML).toContain("planning-400.png 400w");
  });

  it("says nothing where it is decorative", () => {
    const { container } = render(<Picture picture={screenshot} decorative />);
    expect(container.querySelector("img[data-main-image]")).toHaveAttribute("alt", "");
  });
});
