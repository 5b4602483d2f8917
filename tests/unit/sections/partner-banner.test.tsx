import { fireEvent, render, screen } from "@testing-library/react";
import React from "react";
import { PartnerBanner } from "../../../src/sections/partner-banner";

const logo = { alt: "Ubac", raster: null, phone: null, src: { publicURL: "/ubac.svg", svgSize: null } };
const partners: Queries.PartnersFragment = {
  title: "Ils nous font confiance",
  more: "Et plus encore…",
  items: [{ slug: "ubac", name: "Ubac", caseStudy: null, logo }],
};

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

it("has its link only when asked", () => {
  const { rerender } = render(<PartnerBanner partners={partners} />);
  expect(screen.queryByRole("link")).toBeNull();
  rerender(<PartnerBanner partners={partners} withButton />);
  const link = screen.getByRole("link", { name: "Travailler avec Sylvène" });
  expect(link).toHaveAttribute("href", "/obtenir-un-devis");
});
