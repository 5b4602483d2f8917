/** @jest-environment jsdom */
import { inlineHashes } from "../../../../src/gatsby/hosting/security-policy";
import { withStartScript } from "../../../../src/gatsby/hosting/start-script";

const chunks = { app: ["/app.css", "/app-1.js"], "it's <odd> & \\": [] };

/** What Gatsby 5.16 writes at the end of a page. */
const gatsbyPage = (page: string, build = "98fffc2d8ce869fb065f"): string =>
  `<body><div>Page</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(page)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};
          </script>
        <script>window.___webpackCompilationHash="${build}";</script><script src="/webpack-runtime-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body>`;

/** Runs a page's scripts as a browser would, and gives what they leave in the window. */
function globalsOf(html: string): Record<string, unknown> {
  const document = new DOMParser().parseFromString(html, "text/html");
  const globals: Record<string, unknown> = {};
  for (const script of document.querySelectorAll("script:not([src])")) {
    new Function("window", "document", script.textContent)(globals, { currentScript: script });
  }
  return globals;
}

describe("withStartScript", () => {
  it("leaves the window as Gatsby's own scripts do", () => {
    const html = gatsbyPage('/villes/l"étape');
    const expected = {
      pagePath: '/villes/l"étape',
      ___webpackCompilationHash: "98fffc2d8ce869fb065f",
      ___chunkMapping: JSON.stringify(chunks),
    };
    expect(globalsOf(html)).toEqual(expected);
    expect(globalsOf(withStartScript(html))).toEqual(expected);
  });

  it("has one inline script, the same on every page of every build", () => {
    const pages = [gatsbyPage("/"), gatsbyPage("/contact"), gatsbyPage("/contact", "0000000000000000cafe")];
    const hashes = new Set(pages.flatMap((page) => inlineHashes(withStartScript(page)).scripts));
    expect(hashes.size).toBe(1);
  });

  it("keeps the external scripts and drops Gatsby's marks", () => {
    const result = withStartScript(gatsbyPage("/"));
    expect(result).toContain('<script src="/webpack-runtime-1.js" async></script>');
    expect(result).not.toContain("slice-");
  });

  it("leaves a document without scripts as it is", () => {
    expect(withStartScript("<p>Page déplacée</p>")).toBe("<p>Page déplacée</p>");
  });

  it("stops the build when Gatsby writes its scripts otherwise", () => {
    const changed = gatsbyPage("/").replace("window.pagePath=", "window.path=");
    expect(() => withStartScript(changed)).toThrow(/start-script\.ts/);
  });
});
