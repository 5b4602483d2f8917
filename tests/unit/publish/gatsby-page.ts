const chunks = { app: ["/app.css", "/app-1.js"], "it's <odd> & \\": [] };

/** A document as Gatsby 5.16 writes it into `public/`, as far as publishing looks at it. */
export const gatsbyPage = (page: string, text = "Page", build = "98fffc2d8ce869fb065f"): string =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Une page pour essayer ${page}</title><meta name="description" content="${`Ce que dit ${page}, `.repeat(7).slice(0, 150)}"></head><body><div id="___gatsby"><h1>Titre</h1>${text}</div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(page)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(JSON.stringify(chunks))};
          </script>
        <script>window.___webpackCompilationHash="${build}";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
