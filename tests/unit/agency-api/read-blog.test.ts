import { createAgencyApi } from "../../../src/agency-api/client";
import { readPost, readPosts, readPreviousPosts } from "../../../src/agency-api/read-blog";
import { failureOf } from "./helpers";

const faultsIn = (read: object) =>
  "faults" in read && (read.faults as string[]).map((fault) => fault.replaceAll("\u00a0", " "));

const link = {
  title: "Un titre",
  description: "<p>Chapeau</p>",
  image_url: "https://images.example/a.png",
  slug: "un-titre",
};
const summary = { id: "1", ...link, created_at: "2026-03-01T08:00:00Z" };
const post = { ...link, created_at: "2026-03-01T08:00:00Z", content: "<p>Corps</p>" };

describe("good answers", () => {
  it("are read as they are, without what the contract does not name", () => {
    expect(readPosts({ data: [{ ...summary, author: "x" }] })).toEqual({ value: [summary] });
    expect(readPreviousPosts({ data: [{ ...summary }] })).toEqual({ value: [link] });
    expect(readPost({ data: post })).toEqual({ value: post });
    const dated = { ...post, id: "1", updated_at: "2026-04-01" };
    expect(readPost({ data: dated })).toEqual({ value: dated });
  });

  it("may number their posts, and one bad post does not cost the others", () => {
    const poor = { ...summary, slug: "", title: " ", image_url: "", created_at: "hier" };
    expect(readPosts({ data: [{ ...poor, id: 12 }, summary] })).toEqual({
      value: [{ ...poor, id: "12" }, summary],
    });
  });
});

describe("faults", () => {
  const without = (whole: object, field: string) => ({ data: { ...whole, [field]: undefined } });
  const listWithout = (field: string) => ({ data: [without(summary, field).data] });

  it.each<[string, unknown, RegExp]>([
    ["no object", [], /objet « \{ data \} »/],
    ["no list", { data: {} }, /« data » n’est pas une liste/],
    ["no title", listWithout("title"), /nº 1 \(« un-titre »\) : le champ « title » manque$/],
    ["a null picture", { data: [{ ...summary, image_url: null }] }, /« image_url » manque/],
  ])("of a list: %s", (_name, answer, fault) => {
    expect(faultsIn(readPosts(answer))).toEqual([expect.stringMatching(fault)]);
  });

  it.each<[string, unknown, RegExp]>([
    ["a list", { data: [] }, /« data » n’est pas un post/],
    ["no content", without(post, "content"), /le post \(« un-titre »\) : le champ « content » manque/],
  ])("of a post: %s", (_name, answer, fault) => {
    expect(faultsIn(readPost(answer))).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    [14, "et 4 autres défauts"],
    [11, "et un autre défaut"],
  ])(
    "reach the caller as one error that names address, status, field and remedy: %s",
    async (length, more) => {
      const data = Array.from({ length }, () => ({ ...summary, title: undefined }));
      jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data }));
      const failure = await failureOf(createAgencyApi({ baseUrl: "https://u:p@api.example" }).getPosts());
      expect(failure).toMatchObject({
        kind: "format",
        status: 200,
        url: "https://api.example/blog/get-posts",
      });
      expect(failure.message).toMatch(/a répondu 200, .*title\s» manque\s; .*Corrigez/);
      expect(failure.message).toContain(` ; ${more}. Corrigez`);
      expect(failure.message).not.toContain("u:p");
    },
  );
});
