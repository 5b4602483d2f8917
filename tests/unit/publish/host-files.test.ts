import { htaccess } from "../../../src/publish/htaccess";
import { nginxRules } from "../../../src/publish/nginx";
import { redirectsFile } from "../../../src/publish/redirects";
import { readApiOrigin } from "../../../src/publish/security-policy";

it("_redirects has rules for Netlify and Cloudflare in all spellings, the API as a comment", () => {
  const text = redirectsFile([{ from: "/Été 1.html", to: "/contact#plan" }], "https://api.example/v1");
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  const addresses = [
    "/%C3%A9t%C3%A9%201",
    "/e%CC%81te%CC%81%201",
    "/%C3%89t%C3%A9%201",
    "/E%CC%81te%CC%81%201",
  ];
  const ends = ["", "/", ".html", "/index.html"];
  expect(lines).toEqual(
    addresses.flatMap((address) => ends.map((end) => `${address}${end} /contact#plan 301`)),
  );
  expect(text).toContain("# /api/* https://api.example/v1/:splat 200");
});

it("nginx and Apache put the query of the request before the fragment of the target", () => {
  const site = {
    ...{ siteUrl: "https://www.agence.example", apiOrigin: undefined, apiUrl: "https://api.example" },
    ...{ headers: [], redirects: [{ from: "/ancien", to: "/contact#plan" }] },
  };
  const pattern = String.raw`ancien(?:/|\.html|/index)*$`;
  expect(nginxRules(site)).toContain(`location ~* ^/${pattern} { return 301 "/contact$is_args$args#plan"; }`);
  expect(htaccess(site)).toContain(
    ["?%{QUERY_STRING}#plan", "#plan"]
      .map((end) => `RewriteRule ^${pattern} ${site.siteUrl}/contact${end} [NC,R=301,NE,QSD,L]`)
      .join("\n"),
  );
});

describe("readApiOrigin", () => {
  it.each([
    [undefined, undefined],
    ["https://api.agence.example/v1", "https://api.agence.example"],
  ])("%s → %s", (value, origin) => expect(readApiOrigin(value)).toBe(origin));

  it("refuses a password, which would be published", () =>
    expect(() => readApiOrigin("https://nom:secret@api.example")).toThrow(
      /^(?!.*secret).*qui s’ouvre sans eux/,
    ));

  it.each(["api", "//api.example", "javascript:alert(1)"])("refuses %s and says what to write", (value) =>
    expect(() => readApiOrigin(value)).toThrow(/GATSBY_AGENCY_API_URL.*\/api/),
  );
});
