/** @jest-environment node */
import { redirectDocument } from "../../../src/gatsby/redirect-document";

it("sends visitors and search engines to the page's new address, without forbidding its index", () => {
  const html = redirectDocument("/services/application-web", "https://www.sylvene.example");
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/services/application-web">');
  expect(html).toContain('<a href="/services/application-web">');
  expect(html).toContain(
    '<link rel="canonical" href="https://www.sylvene.example/services/application-web">',
  );
  expect(html).not.toContain("noindex");
});
