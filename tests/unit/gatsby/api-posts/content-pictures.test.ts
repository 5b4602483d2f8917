/** @jest-environment node */
import { pictureUrls, withLocalPictures } from "../../../../src/gatsby/api-posts/content-pictures";

const html =
  '<p>a</p><img src="/i/a.png?x=1&amp;y=2" alt="Une &quot;courbe&quot;"><img alt="" src="/i/b.png"><img src="/i/a.png?x=1&amp;y=2" alt="bis">';

describe("pictureUrls", () => {
  it("gives each address once, with its character references resolved", () => {
    expect(pictureUrls(html)).toEqual(["/i/a.png?x=1&y=2", "/i/b.png"]);
  });
});

describe("withLocalPictures", () => {
  const local = {
    src: "/static/a.webp",
    srcSet: "/static/a-360.webp 360w",
    sizes: "100vw",
    width: 960,
    height: 540,
  };

  it("serves a picture from this site, in its sizes, with its alternative text", () => {
    const [, image = ""] = withLocalPictures(html, () => local).split("</p>");
    expect(image).toContain('src="/static/a.webp"');
    expect(image).toContain('srcset="/static/a-360.webp 360w"');
    expect(image).toContain('width="960"');
    expect(image).toContain('alt="Une &quot;courbe&quot;"');
    expect(image).toContain('loading="lazy"');
    expect(image).not.toContain("/i/");
  });

  it("puts the alternative text in the place of a picture that could not be had", () => {
    const replaced = withLocalPictures(html, () => undefined);
    expect(replaced).not.toContain("<img");
    expect(replaced).toContain(
      '<span class="missing-picture">Image indisponible\u00a0: Une &quot;courbe&quot;</span>',
    );
    expect(replaced).toContain('<span class="missing-picture">Image indisponible</span>');
  });
});
