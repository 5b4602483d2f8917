import { measureHtml } from "../../../src/blog/html-size";
import { linkFault } from "../../../src/blog/publishable";
import { maxSize, publishingFault } from "../../../src/blog/publishable-content";
import { goodPost } from "../agency-api/helpers";

const now = new Date("2026-06-01T10:00:00Z");

it.each([
  ["a title with HTML, which compares", { title: "Un <em>article</em> &amp; plus, a < b" }],
  ["a date of this moment", { created_at: "2026-06-01T12:00:00+02:00" }],
  ["a revision to come", { updated_at: "2027-01-01" }],
  ["the longest slug", { slug: "a".repeat(200) }],
  ["a slug of every sign", { slug: "Vue.js_ou-react~" }],
  ["a slug that begins like a device", { slug: "console" }],
  ["the deepest content", { content: `${"<div>".repeat(maxSize.depth)}x` }],
  ["paragraphs and items left open", { content: "<p>x<ul><li>x</ul>".repeat(700) }],
  ["Google Docs’ wrapper", { content: `<b style="x">${"<p><span>x</span> <i>y</i></p>".repeat(500)}</b>` }],
  ["Gutenberg’s comments", { content: "<!-- wp:paragraph -->\n<p>x</p>\n<!-- /wp -->\n".repeat(999) }],
  ["Word’s", { content: "<p class=a><b><i>x<o:p></o:p></i></b><![if !b]>·<![endif]></p>".repeat(500) }],
  ["strong type left open alike", { content: "<p><strong>x</p>".repeat(200) }],
  ["a text without a tag", { content: "Dès 3 * 4 jours, [sic], {entre accolades}, __init__ # 1." }],
  ["code in another format", { content: '<pre>[{"type":"a"}]\n## Titre **gras**</pre>' }],
  ["a picture alone", { content: '<p><img src="/a.png" alt=""></p>' }],
])("publishes %s", (_name, post) => {
  expect(publishingFault({ ...goodPost, ...post }, now)).toBeUndefined();
});

it.each([
  ["with a title of tags alone", { title: "<b> </b>" }, "il n’a pas de titre."],
  ["with a date that is none", { created_at: "hier" }, "sa date « hier » n’existe pas."],
  ["with an impossible revision", { updated_at: "2026-06-31" }, "sa date de révision « 2026-06-31 »"],
  ["to come", { created_at: "2026-06-01T10:00:01Z" }, "sa date (2026-06-01T10:00:01Z) est à venir."],
  ["with a long slug", { slug: "a".repeat(201) }, "son slug compte 201 caractères, pour 200 au plus."],
  ["with a text for a title", { title: "a".repeat(1_001) }, "son titre compte 1001 caractères, pour 1000"],
  ["of 5 MB", { content: "a".repeat(5e6) }, "son contenu compte 5000000 caractères, pour 300000 au plus."],
  ["in Markdown", { content: "## Titre\n\nUn texte." }, "son contenu est en Markdown ou en blocs JSON."],
  ["in Markdown with a tag", { content: "Un <br>texte **gras**" }, "en Markdown"],
  ["with links of Markdown", { content: "Voir [le site](https://a.example)" }, "en Markdown"],
  ["in blocks", { content: '[{"type":"paragraph","text":"x"}]' }, "en blocs JSON"],
  ["in blocks with tags", { content: '{"blocks":[{"data":{"text":"<p>x</p>"}}]}' }, "en blocs JSON"],
  ["in a document of blocks", { content: ' {"root":{"children":[]}}' }, "en blocs JSON"],
  ["of another century", { created_at: "0000-01-01" }, "sa date « 0000-01-01 » n’est pas croyable."],
  ["without text", { content: "<p>&nbsp;</p>\n<p></p>" }, "il n’a pas de texte."],
])("leaves out a post %s, and says why", (_name, post, reason) => {
  expect(publishingFault({ ...goodPost, ...post }, now)).toContain(reason);
});

/** `count` tags, each with a number of its own for « # ». */
const tags = (count: number, tag: string) =>
  Array.from({ length: count }, (_, index) => tag.replaceAll("#", String(index))).join("");
/** Formatting left open behind one of these, opened again in each paragraph. */
const behind = (tag: string) => tags(400, tag) + tags(400, "<p>x</p>");

// Each takes a parser, the sanitiser or a browser seconds, minutes or gigabytes.
it.each<[string, string, keyof typeof maxSize]>([
  ["formatting left open", behind("<b id=#>"), "elements"],
  ["a little of it, and many paragraphs", `${tags(60, "<font color=#>")}${tags(2_900, "<p>x")}`, "elements"],
  ["links left open in blocks", tags(1_400, "<a href=#><div>x"), "elements"],
  ["a little of it, and many links", tags(60, "<b id=#>") + tags(2_800, "<a href=#>x</a>"), "elements"],
  ["end tags in the wrong order", `${tags(700, "<b id=#><div>")}${"</b>x".repeat(1_500)}`, "elements"],
  ["an end tag in an attribute", behind(`<b id=#><i title="</b>">x</i>`), "elements"],
  ["an end tag in a comment", behind("<b id=#><!--</b>-->"), "elements"],
  ["an end tag in a style sheet", behind("<b id=#><style></b></style>"), "elements"],
  ["an end tag in CDATA", behind("<b id=#><svg><![CDATA[></svg></b>]]></svg>"), "elements"],
  ["an end tag in a cell", `<table>${behind("<b id=#><tr><td></b>x</td></tr>")}`, "elements"],
  ["formatting in another’s attribute", behind(`<i ="x><b id=#>">x`), "elements"],
  ["end tags that make an element each", "</br>x".repeat(49_000), "elements"],
  ["formatting in formatting", tags(2_900, "<b id=#>x"), "depth"],
  ["lists in lists", tags(1_400, "<ul><li>x"), "depth"],
  ["nesting with stray quotes", tags(1_400, `<div a"b>x`), "depth"],
  ["attributes of one element", `<p ${tags(35_000, "a# ")}>x`, "attributes"],
  ["attributes of many", tags(1_000, `<p ${tags(40, "b# ")}>x</p>`), "attributes"],
  ["attributes behind a quoted tag", `<p a="<i>" ${tags(12_000, "b# ")}>x`, "attributes"],
])("leaves out %s", (_name, content, key) => {
  expect(measureHtml(content)[key]).toBeGreaterThan(maxSize[key]);
  expect(publishingFault({ ...goodPost, content }, now)).toMatch(
    /son contenu compte \d+ .* HTML.*, pour \d+ au plus\./,
  );
});

it.each([
  ...["", "a/b", "../a", ".", "a b", "été", "a?b", "a%2fb", "a.", "-a", "a-.", "INDEX"],
  ...["x.svg", "x.JSON", "con", "AUX", "nul.x", "com1", "lpt9.a"],
])("publishes nothing at « %s », and links to nothing there", (slug) => {
  const reason = "son slug ne peut pas servir d’adresse";
  expect(publishingFault({ ...goodPost, slug }, now)).toContain(reason);
  expect(linkFault({ ...goodPost, slug })).toContain(reason);
});
