import { createAgencyApi } from "../../../src/agency-api/client";
import { maskHtml } from "../../../src/content-check/text/prose";
import { typographyEdits } from "../../../src/content-check/text/typography";
import { htmlToText } from "../../../src/shared/html";
import { samplePosts } from "../../agency-api/posts";
import { startStandIn } from "./helpers";

it.each(samplePosts)("$slug is an article that one may show", ({ title, description, content }) => {
  const words = htmlToText(content).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(350);
  expect(words).toBeLessThanOrEqual(600);
  for (const text of [title, description, content]) expect(typographyEdits(maskHtml(text))).toEqual([]);
});

it("the stand-in lists these and, unless a test hands them over, no others", async () => {
  const { standIn, address } = await startStandIn();
  standIn.control({ latePublished: true });
  const listed = await createAgencyApi({ baseUrl: address }).getPosts();
  await standIn.close();
  expect(listed.map(({ slug }) => slug)).toEqual(samplePosts.map(({ slug }) => slug));
});
