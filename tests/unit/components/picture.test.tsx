import { render, screen } from "@testing-library/react";
import React, { type ComponentProps } from "react";
import { Picture } from "../../../src/components/picture";
import { drawing } from "../setup/drawing";

const ridge = drawing("Une crête", { width: 1600, height: 900 });
const screenshot: Queries.PictureFragment = {
  alt: "Un planning",
  raster: {
    src: "/static/planning-1200.webp",
    srcSet: "/static/planning-400.webp 400w, /static/planning-1200.webp 1200w",
    width: 1200,
    height: 750,
  },
  phone: null,
  src: { publicURL: "/static/planning.png", svgSize: null },
};

/** The attributes of the `img` that a picture becomes. */
function attributesOf(props: ComponentProps<typeof Picture>): Record<string, string> {
  const { container } = render(<Picture {...props} />);
  const image = container.querySelector("img");
  return Object.fromEntries(Array.from(image?.attributes ?? [], ({ name, value }) => [name, value]));
}

it("shows a drawing as it is, with its place reserved and its text", () => {
  expect(attributesOf({ picture: ridge, className: "here" })).toMatchObject({
    alt: "Une crête",
    src: "/Une crête.svg",
    width: "1600",
    height: "900",
    loading: "lazy",
    class: "here",
  });
});

it("shows phones the variant that a drawing has for them, with its own place", () => {
  const phone = drawing("Un détail", { width: 780, height: 520 });
  const { container } = render(<Picture picture={{ ...ridge, phone }} />);
  const source = container.querySelector("picture > source:has(+ img)");
  expect(source?.getAttribute("srcset")).toBe("/Un détail.svg");
  expect(source?.getAttribute("media")).toBe("(max-width: 40em)");
  expect([source?.getAttribute("width"), source?.getAttribute("height")]).toEqual(["780", "520"]);
});

it("shows a photograph in several sizes, at the width it is shown, with its place reserved", () => {
  expect(attributesOf({ picture: screenshot, sizes: "50vw" })).toMatchObject({
    alt: "Un planning",
    src: "/static/planning-1200.webp",
    srcset: screenshot.raster?.srcSet,
    sizes: "auto, 50vw",
    width: "1200",
    height: "750",
    loading: "lazy",
  });
});

it("loads the first screen's picture first, measured by the page, not by the browser", () => {
  const first = attributesOf({ picture: screenshot, priority: true, sizes: "50vw" });
  expect(first).toMatchObject({ fetchpriority: "high", sizes: "50vw" });
  expect(first).not.toHaveProperty("loading");
});

it.each([ridge, screenshot])("says nothing where the text beside $alt says it all", (picture) => {
  expect(attributesOf({ picture, decorative: true })).toMatchObject({ alt: "" });
  expect(screen.queryByRole("img")).toBeNull();
});

it("does without a size it does not know", () => {
  expect(attributesOf({ picture: drawing("Un plan") })).not.toHaveProperty("width");
});
