/** @jest-environment node */
import { pictureUrls, withLocalPictures } from "../../../../src/gatsby/api-posts/post-html";

const html =
  '<p>a</p><img src="/i/a.png?x=1&amp;y=2" alt="Une &quot;courbe&quot;"><img alt="" src="/i/b.png"><img src="/i/a.png?x=1&amp;y=2" alt="bis">';

it("finds each address once, with its character references resolved", () => {
  expect(pictureUrls(html)).toEqual(["/i/a.png?x=1&y=2", "/i/b.png"]);
});

it("puts the alternative text in the place of a picture that could not be downloaded", () => {
  const replaced = withLocalPictures(html, () => undefined);
  const missing = (text: string) => `<span class="missing-picture">Image indisponible${text}</span>`;
  expect(replaced).not.toContain("<img");
  expect(replaced).toContain(missing("\u00a0: Une &quot;courbe&quot;"));
  expect(replaced).toContain(missing(""));
});
