import { join } from "node:path";
import { cases } from "./case-studies/registry";
import { PHONES } from "./case-studies/phone";
import { openBrowser, render } from "./case-studies/shell/render";
import { ROOT } from "./lib/svg";

/**
 * Draws the product screens of the case studies. From the root:
 * `tsx scripts/artwork/case-studies.ts [slug …]`; without a slug, all of them.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const browser = await openBrowser();
  try {
    for (const [slug, screens] of Object.entries(cases)) {
      if (wanted.length > 0 && !wanted.includes(slug)) continue;
      for (const [index, screen] of screens.entries()) {
        const file = join(ROOT, "content/case-studies", slug, `screen-${index + 1}`);
        const region = PHONES[slug]?.[index];
        if (region) await render(browser, screen, `${file}-phone.png`, region);
        if (!process.env["PHONES_ONLY"]) await render(browser, screen, `${file}.png`);
      }
    }
  } finally {
    await browser.close();
  }
}

void main();
