/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { render } from "@testing-library/react";
import React from "react";
import { Seo } from "../../../src/seo/seo";

const head = { title: "Un titre", description: "Une phrase « courte ».", keywords: ["un", "deux"] };
const parsed = (element: React.ReactElement): Document =>
  new DOMParser().parseFromString(renderToStaticMarkup(element), "text/html");

it("keeps structured data that begins alike apart", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation();
  const jsonLd = ["a", "b"].map((end) => ({ "@context": "https://schema.org", name: "x".repeat(80) + end }));
  const { unmount } = render(<Seo head={head} pathname="/" jsonLd={jsonLd} />);
  unmount();
  expect(complaints.mock.calls.filter(([text]) => /same key/.test(String(text)))).toEqual([]);
});

it("writes structured data that no text can break out of", () => {
  const data = { "@context": "https://schema.org", name: "</script><script>alert(1)</script>" };
  const scripts = parsed(<Seo head={head} pathname="/" jsonLd={[data]} />).querySelectorAll("script");
  expect(Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? "") as unknown)).toEqual([data]);
});
