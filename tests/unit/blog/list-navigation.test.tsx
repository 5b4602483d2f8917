/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import React from "react";
import { Pagination } from "../../../src/blog/pagination";
import { TagList } from "../../../src/blog/tag-list";
import { blogTag } from "../../../src/shared/blog-tag";

const current = () =>
  screen.queryAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);

it.each([
  [1, "1 2 3 … 100"],
  [5, "1 … 3 4 5 6 7 … 100"],
  [100, "1 … 98 99 100"],
])("links the ends and the neighbours of page %i of 100", (page, shown) => {
  render(<Pagination list="/blog" page={page} pageCount={100} />);
  const items = within(screen.getByRole("navigation")).getAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent).join(" ")).toBe(shown);
  expect(current()).toEqual([String(page)]);
});

it.each([
  ["all articles", undefined, "Tous"],
  ["one theme", blogTag("SEO").path, "SEO"],
])("says among the themes that %s are shown", (_what, path, name) => {
  render(<TagList tags={[blogTag("DevOps"), blogTag("SEO")]} {...(path ? { current: path } : {})} />);
  expect(current()).toEqual([name]);
});
