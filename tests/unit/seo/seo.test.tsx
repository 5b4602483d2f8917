/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import React from "react";
import { Seo } from "../../../src/seo/seo";

const head = { title: "Un titre", description: "Une phrase « courte ».", keywords: ["un", "deux"] };
it("writes structured data that no text can break out of", () => {
  const data = { "@context": "https://schema.org", name: "</script><script>alert(1)</script>" };
  const html = renderToStaticMarkup(<Seo head={head} pathname="/" jsonLd={[data]} />);
  const scripts = new DOMParser().parseFromString(html, "text/html").querySelectorAll("script");
  expect(Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? "") as unknown)).toEqual([data]);
});
