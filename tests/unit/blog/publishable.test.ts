import { linkFault } from "../../../src/blog/publishable";
import { maxElements, publishingFault } from "../../../src/blog/publishable-content";
import { goodPost } from "../agency-api/helpers";

const now = new Date("2026-06-01T10:00:00Z");

it.each([
  ["a title with HTML", { title: "Un <em>article</em> &amp; plus" }],
  ["a title that compares", { title: "a < b" }],
  ["a date of this moment", { created_at: "2026-06-01T12:00:00+02:00" }],
  ["a revision to come", { updated_at: "2027-01-01" }],
  ["the longest slug", { slug: "a".repeat(200) }],
  ["a slug of every sign", { slug: "Vue.js_ou-react~" }],
  ["the deepest content", { content: "<div>".repeat(maxElements) }],
])("publishes %s", (_name, post) => {
  expect(publishingFault({ ...goodPost, ...post }, now)).toBeUndefined();
});

it.each([
  ["without title", { title: "" }, "il n’a pas de titre."],
  ["with a title of tags alone", { title: "<b> </b>" }, "il n’a pas de titre."],
  ["with a date that is none", { created_at: "hier" }, "sa date « hier » n’existe pas."],
  ["with an impossible revision", { updated_at: "2026-06-31" }, "sa date de révision « 2026-06-31 »"],
  ["to come", { created_at: "2026-06-01T10:00:01Z" }, "sa date (2026-06-01T10:00:01Z) est à venir."],
  ["with a long slug", { slug: "a".repeat(201) }, "son slug compte 201 caractères, pour 200 au plus."],
  ["at a script's address", { slug: "migrer-vers-vue.js" }, "son slug ne peut pas servir d’adresse"],
  ["with a text for a title", { title: "a".repeat(1_001) }, "son titre compte 1001 caractères, pour 1000"],
  ["of 5 MB", { content: "a".repeat(5e6) }, "son contenu compte 5000000 caractères, pour 1000000 au plus."],
  ["of 1 MB of nesting", { content: "<div>".repeat(199_999) }, "199999 éléments HTML, pour 3000 au plus."],
])("leaves out a post %s, and says why", (_name, post, reason) => {
  expect(publishingFault({ ...goodPost, ...post }, now)).toContain(reason);
});

it.each(["", "a/b", "../a", ".", "a b", "été", "a?b", "a%2fb"])("publishes nothing at « %s »", (slug) => {
  expect(publishingFault({ ...goodPost, slug }, now)).toContain("son slug ne peut pas servir d’adresse");
});

it("asks no date of a post that is only linked to", () => {
  const { slug, title, description } = goodPost;
  expect(linkFault({ slug, title, description })).toBeUndefined();
  expect(linkFault({ slug: "é", title, description })).toContain("son slug ne peut pas servir d’adresse");
});
