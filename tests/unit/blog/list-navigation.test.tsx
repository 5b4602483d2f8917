import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Pagination } from "../../../src/blog/pagination";
import { TagList } from "../../../src/blog/tag-list";

const links = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);

it("links the pages of the list, and says which one is shown", () => {
  render(<Pagination page={2} pageCount={3} />);
  expect(links("Pages du blog")).toEqual([
    ["1", "/blog", null],
    ["2", "/blog/page/2", "page"],
    ["3", "/blog/page/3", null],
  ]);
});

it("has nothing to link where one page is enough", () => {
  const { container } = render(<Pagination page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});

it("filters by tag, and leads back to all posts", () => {
  render(<TagList tags={["Données", null, "SEO"]} current="SEO" />);
  expect(links("Thèmes du blog")).toEqual([
    ["Tous", "/blog", null],
    ["Données", "/blog/tag/donnees", null],
    ["SEO", "/blog/tag/seo", "page"],
  ]);
});
