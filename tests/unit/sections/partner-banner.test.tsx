import { fireEvent, render, screen, within } from "@testing-library/react";
import React from "react";
import { PartnerBanner } from "../../../src/sections/partner-banner";

const names = ["Ubac", "Orvelle", "Clairveil", "Tavernox", "Ardoval", "Lumétis", "Brévalis", "Cormorande"];
const partners: Queries.PartnersFragment = {
  title: "Ils nous font confiance",
  more: "Et plus encore…",
  items: names.map((name) => ({
    slug: name.toLowerCase(),
    logo: { alt: name, raster: null, src: { publicURL: `/${name}.svg`, svgSize: null } },
  })),
};

describe("with autoplay", () => {
  it("shows the list twice, and only once to assistive technology", () => {
    const { container } = render(<PartnerBanner partners={partners} />);
    const lists = container.querySelectorAll("ul");
    expect(lists).toHaveLength(2);
    expect(lists[0]).not.toHaveAttribute("aria-hidden");
    expect(lists[1]).toHaveAttribute("aria-hidden", "true");
    expect(lists[1]?.querySelectorAll('img[alt=""]')).toHaveLength(8);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(names);
    expect(screen.getByRole("region", { name: "Ils nous font confiance" })).toBeInTheDocument();
  });

  it("stops and starts", () => {
    render(<PartnerBanner partners={partners} />);
    const track = screen.getByTestId("partner-track");
    fireEvent.click(screen.getByRole("button", { name: "Arrêter le défilement" }));
    expect(track).toHaveAttribute("data-motion", "stopped");
    fireEvent.click(screen.getByRole("button", { name: "Relancer le défilement" }));
    expect(track).toHaveAttribute("data-motion", "started");
  });
});

it("stays stopped when the focus leaves, and forgets that it was started", () => {
  render(<PartnerBanner partners={partners} />);
  const track = screen.getByTestId("partner-track");
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.blur(button);
  expect(track).toHaveAttribute("data-motion", "stopped");
  fireEvent.click(button);
  fireEvent.blur(button);
  expect(track).not.toHaveAttribute("data-motion");
});

describe("without autoplay", () => {
  it("shows the list once, under its heading, and says that there are more", () => {
    render(<PartnerBanner partners={partners} autoplay={false} />);
    const section = screen.getByRole("region", { name: "Ils nous font confiance" });
    expect(within(section).getByRole("heading", { level: 2 })).toHaveTextContent("Ils nous font confiance");
    expect(within(section).getAllByRole("listitem")).toHaveLength(8);
    expect(within(section).getByText("Et plus encore…")).toBeInTheDocument();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it.each([true, false])("with autoplay %s, has its button only when asked", (autoplay) => {
  const { rerender } = render(<PartnerBanner partners={partners} autoplay={autoplay} />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<PartnerBanner partners={partners} autoplay={autoplay} withButton />);
  expect(screen.getByRole("link", { name: "Travailler avec Sylvène" })).toHaveAttribute(
    "href",
    "/obtenir-un-devis",
  );
});
