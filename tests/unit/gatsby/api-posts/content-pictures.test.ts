/** @jest-environment node */
import { pictureUrls, withLocalPictures } from "../../../../src/gatsby/api-posts/content-pictures";

const html =
  '<p>a</p><img src="/i/a.png?x=1&amp;y=2" alt="Une &quot;courbe&quot;"><img alt="" src="/i/b.png"><img src="/i/a.png?x=1&amp;y=2" alt="bis">';

it("finds each address once, with its character references resolved", () => {
  expect(pictureUrls(html)).toEqual(["/i/a.png?x=1&y=2", "/i/b.png"]);
});

it("serves a picture from this site, in its sizes, with its alternative text", () => {
  const local = { src: "/s/a.webp", srcSet: "/s/a-360.webp 360w", sizes: "100vw", width: 960, height: 540 };
  const [, image = ""] = withLocalPictures(html, () => local).split("</p>");
  for (const attribute of ['src="/s/a.webp"', 'srcset="/s/a-360.webp 360w"', 'width="960"', 'loading="lazy"'])
    expect(image).toContain(attribute);
  expect(image).toContain('alt="Une &quot;courbe&quot;"');
  expect(image).not.toContain("/i/");
});

it("puts the alternative text in the place of a picture that could not be downloaded", () => {
  const replaced = withLocalPictures(html, () => undefined);
  const missing = (text: string) => `<span class="missing-picture">Image indisponible${text}</span>`;
  expect(replaced).not.toContain("<img");
  expect(replaced).toContain(missing("\u00a0: Une &quot;courbe&quot;"));
  expect(replaced).toContain(missing(""));
});
