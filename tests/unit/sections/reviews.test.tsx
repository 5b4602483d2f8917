import { render, screen } from "@testing-library/react";
import React from "react";
import { Reviews } from "../../../src/sections/reviews";

const review = (city: string, name: string): Queries.ReviewFragment => ({
  quote: `Un avis de ${city} sur ${name}.`,
  author: "Direction",
  company: "Un client",
  rating: 5,
  city,
  service: { name },
  month: "2026-03",
  source: "questionnaire",
  caseStudy: null,
});
const reviews: Queries.ReviewsFragment = {
  title: "Avis",
  items: [review("Paris", "Site e-commerce"), review("Lyon", "SaaS"), review("Saint-Étienne", "ERP / CRM")],
};

it.each([
  { subject: "Lyon", first: "Lyon", because: "it comes from the page's city" },
  { subject: "ERP / CRM", first: "Saint-Étienne", because: "it is about the page's service" },
  { subject: "Formation et coaching", first: "Paris", because: "none fits, and it is the first" },
  { subject: undefined, first: "Paris", because: "the page is about nothing of the kind" },
])("on a page about $subject leads with the review from $first: $because", ({ subject, first }) => {
  const { rerender } = render(<Reviews reviews={reviews} subject={subject} count={4} />);
  const figures = screen.getAllByRole("figure");
  expect(figures).toHaveLength(3);
  expect(figures[0]).toHaveTextContent(`Un avis de ${first}`);
  for (const { company, city, service } of reviews.items)
    expect(screen.getByText(new RegExp(`${service.name}, ${city}`))).toHaveTextContent(company);
  rerender(<Reviews reviews={reviews} subject={subject} count={2} />);
  expect(screen.getAllByRole("figure")).toEqual(figures.slice(0, 2));
});
