/** @jest-environment jsdom */
import { apiPicture, placeApiPictures } from "../../../src/blog/api-pictures";
import { parseHtml } from "../../../src/shared/html";

const site = "https://www.agence.example";
const page = `${site}/article/tard`;
const here = { api: "/api", page };
const elsewhere = { api: "https://api.agence.example/v1", page };

it.each([
  ["a path, API on this site", "/images/a.png", here, `${site}/images/a.png`],
  ["a path, API elsewhere", "/images/a.png", elsewhere, "https://api.agence.example/images/a.png"],
  ["this site's address", `${site}/a.png`, elsewhere, `${site}/a.png`],
  ["a third site", "https://cdn.example/a.png", elsewhere, undefined],
  ["the API's address, when it is not the one in use", "https://api.agence.example/a.png", here, undefined],
])("a picture at %s", (_case, address, origins, expected) => {
  expect(apiPicture(address, origins)).toBe(expected);
});

it("does without URL.canParse (Chrome 120, Safari 17)", () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, "canParse");
  try {
    expect(apiPicture("/images/a.png", elsewhere)).toBe("https://api.agence.example/images/a.png");
  } finally {
    URL.canParse = canParse;
  }
});

it.each([
  [
    `<p><img alt="Un plan" src="/a.png?b=1&amp;c=2"></p>`,
    `<p><img alt="Un plan" src="https://api.agence.example/a.png?b=1&amp;c=2"></p>`,
  ],
  [
    `<img src="https://cdn.example/b.png" alt="Une « vue »">`,
    `<span class="missing-picture">Image indisponible&nbsp;: Une « vue »</span>`,
  ],
  [`<img src="https://cdn.example/c.png" alt="">`, `<span class="missing-picture">Image indisponible</span>`],
])("a post's %s gets its address, or words where it cannot be shown", (html, expected) => {
  const article = parseHtml(html);
  placeApiPictures(article, elsewhere);
  expect(article.innerHTML).toBe(expected);
});
