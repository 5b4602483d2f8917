import { renderToStaticMarkup } from "react-dom/server";
import React from "react";
import { Seo } from "../../../src/seo/seo";

const head = { title: "Un titre", description: "Une phrase « courte ».", keywords: ["un", "deux"] };
/** The head as a document of its own. */
function headOf(element: React.ReactElement): Document {
  return new DOMParser().parseFromString(
    `<html><head>${renderToStaticMarkup(element)}</head></html>`,
    "text/html",
  );
}
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const canonical = (document: Document) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute("href");

it("gives title, description, keywords and canonical address", () => {
  const document = headOf(<Seo head={head} pathname="/contact" />);
  expect(document.title).toBe("Un titre");
  expect(meta(document, "description")).toBe("Une phrase « courte ».");
  expect(meta(document, "keywords")).toBe("un, deux");
  expect(meta(document, "robots")).toMatch(/^index, follow/);
  expect(canonical(document)).toBe("https://www.sylvene.example/contact");
  expect(meta(document, "og:url")).toBe("https://www.sylvene.example/contact");
  expect(meta(document, "og:title")).toBe("Un titre");
});

it("takes another canonical address where the editor names one", () => {
  const document = headOf(<Seo head={{ ...head, canonical: "/services" }} pathname="/contact" />);
  expect(canonical(document)).toBe("https://www.sylvene.example/services");
});

it("keeps a page out of the indexes, and then has no canonical address", () => {
  const document = headOf(<Seo head={head} pathname="/404" noindex />);
  expect(meta(document, "robots")).toBe("noindex, follow");
  expect(canonical(document)).toBeUndefined();
});

it("writes structured data that no text can break out of", () => {
  const data = { "@context": "https://schema.org", name: "</script><script>alert(1)</script>" };
  const document = headOf(<Seo head={head} pathname="/" jsonLd={[data]} />);
  const scripts = document.querySelectorAll("script");
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? "")).toEqual(data);
});
