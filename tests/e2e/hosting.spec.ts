import { expect, test } from "playwright/test";
import { paths } from "../../src/shared/paths";
import { ask, type Answer } from "./hosts/ask";
import { describeHosts } from "./hosts/hosts";
import { newAddress, oldAddresses } from "./hosts/old-addresses";
import { readPublished } from "./support/built-pages";
import { listedPages } from "./support/site";

const revalidate = "public, max-age=0, must-revalidate";

/** Where an answer leads on this site: neither to `http:`, nor to the name that the proxy asked under. */
const pathOf = ({ headers }: Answer): string | undefined =>
  headers.location?.replace(/^https:\/\/www\.agence\.example(?=\/)/, "");

describeHosts((host) => {
  const { isOwn } = host;

  test("every page answers 200 at its address, and its slash variant leads to it", async () => {
    for (const page of [...listedPages, paths.success]) {
      const answer = await host.ask(page);
      expect(answer.status, page).toBe(200);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe(revalidate);
      const spellings =
        page === "/" ? ["index.html", "index"] : ["/", ".html", ...(isOwn ? ["/index.html", "/index"] : [])];
      for (const variant of spellings.map((end) => page + end)) {
        const redirect = await host.ask(`${variant}?utm_source=lettre`);
        const expected = [isOwn ? 301 : 308, `${page}?utm_source=lettre`];
        expect([redirect.status, pathOf(redirect)], variant).toEqual(expected);
      }
    }
  });

  test("an old address leads on with its query, however it is spelt", async () => {
    for (const [from, others] of Object.entries(oldAddresses))
      for (const address of [new URL(from, "https://old.example").pathname, ...(isOwn ? others : [])]) {
        const answers = [await host.ask(address), await host.ask(`${address}?utm_source=a%26b`)];
        const asked = newAddress.replace("#", "?utm_source=a%26b#");
        expect(answers.map((answer) => [address, answer.status, pathOf(answer)])).toEqual([
          [address, 301, newAddress],
          [address, 301, asked],
        ]);
      }
  });

  const absent = [
    ..."/rien /rien/ /villes/atlantis /article/pas-encore-ecrit /connexion /CONTACT".split(" "),
    // Like an old address.
    ..."/indexxphp /nos+services /produit1 /prix10 /page.html5".split(" "),
    ..."/VILLES /static /static/ /static/rien.svg /page-data/ /video/ /.git/config /nginx-rules.conf".split(
      " ",
    ),
    ...(isOwn
      ? "/404 /404.html /_headers /_redirects /.htaccess /contact.html.br /contact.html.gz".split(" ")
      : []),
    ..."/_gatsby/slices/_gatsby-scripts-1.html /_gatsby/slices/_gatsby-scripts-1 //evil.example/".split(" "),
    ...["/\\evil.example/", "/https://evil.example/", "/contact/%0d%0aX-Injected:%20yes/"],
  ];
  test("what is not there is the 404 document with status 404", async () => {
    for (const address of absent) {
      const answer = await host.ask(address);
      expect(answer.status, address).toBe(404);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.body.toString()).toBe(readPublished("404.html"));
      expect(answer.headers["cache-control"]).toBe(isOwn ? revalidate : "no-store");
      expect(answer.headers).not.toHaveProperty("x-injected");
      expect(answer.headers).not.toHaveProperty("location");
    }
  });

  const hostile = [
    ..."/.. /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd".split(" "),
    ..."/contact/..%2f..%2f..%2fetc/passwd /%00 /contact%00.html /%zz //evil.example/%2f..".split(" "),
    ...[`/${"a".repeat(8000)}`, "/a".repeat(3999)],
  ];
  // Cloudflare's server breaks at a NUL, which the host itself does not.
  if (isOwn)
    test("hostile addresses are refused or the right page, nothing else", async () => {
      for (const address of hostile) {
        const what = address.slice(0, 50);
        const answer = await host.ask(address);
        const text = answer.body.toString();
        const isPage = answer.status === 200 && text === readPublished("index.html");
        expect(isPage || (answer.status >= 400 && answer.status < 500), what).toBe(true);
        expect(text, what).not.toMatch(/root:|Index of|stack|\/dist\//);
        expect(answer.headers, what).not.toHaveProperty("location");
      }
    });

  // nginx says so in the block of the machine, which is not ours to write.
  if (host.name === "Apache")
    test("asked without TLS under the site's own name, Apache leads to HTTPS", async () => {
      const answer = await ask(host.port, "/contact?a=b", { Host: "www.agence.example" });
      expect([answer.status, answer.headers.location]).toEqual([
        301,
        "https://www.agence.example/contact?a=b",
      ]);
    });
});
