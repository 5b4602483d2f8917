import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Pagination } from "../../../src/blog/pagination";
import { TagList } from "../../../src/blog/tag-list";
import { blogTag } from "../../../src/shared/blog-tag";

const links = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);

it("links the pages of the list, and says which one is shown", () => {
  render(<Pagination list="/blog/tag/seo" page={2} pageCount={3} />);
  expect(links("Pages du blog")).toEqual([
    ["1", "/blog/tag/seo", null],
    ["2", "/blog/tag/seo/page/2", "page"],
    ["3", "/blog/tag/seo/page/3", null],
  ]);
});

it.each([
  [1, "1 2 3 … 100"],
  [4, "1 2 3 4 5 6 … 100"],
  [5, "1 … 3 4 5 6 7 … 100"],
  [50, "1 … 48 49 50 51 52 … 100"],
  [100, "1 … 98 99 100"],
])("links the ends and the neighbours of page %i of 100", (page, shown) => {
  render(<Pagination list="/blog" page={page} pageCount={100} />);
  const items = within(screen.getByRole("navigation")).getAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent).join(" ")).toBe(shown);
});

it("has nothing to link where one page is enough", () => {
  const { container } = render(<Pagination list="/blog" page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});

it("filters by tag, leads back to all posts, and says which list is shown", () => {
  const tags = ["Données", "SEO"].map(blogTag);
  const { unmount } = render(<TagList tags={tags} current="/blog/tag/seo" />);
  expect(links("Thèmes du blog")).toEqual([
    ["Tous", "/blog", null],
    ["Données", "/blog/tag/donnees", null],
    ["SEO", "/blog/tag/seo", "page"],
  ]);
  unmount();
  render(<TagList tags={tags} />);
  expect(links("Thèmes du blog").map(([, , current]) => current)).toEqual(["page", null, null]);
});
