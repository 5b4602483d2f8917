import { expect, open, test } from "../support/test";

/* The fonts come after the words are read: their fallbacks are as wide and as high, so that few lines break anew. */

const text =
  "Nous concevons, développons et hébergeons des logiciels de gestion pour les ateliers, les commerces et les équipes qui " +
  "en ont assez des tableurs : un devis sous quatre heures, un prix ferme, des dates tenues.";

for (const face of ["display", "text"])
  test(`the fallback of the ${face} face is as wide and as high`, async ({ page }) => {
    await open(page, "/");
    const [own, fallback] = await page.evaluate(
      ([words, name]) => {
        const [first = "", ...others] = getComputedStyle(document.documentElement)
          .getPropertyValue(`--font-${name}`)
          .split(/,\s*/);
        return [first, others.join(", ")].map((family) => {
          const line = document.body.appendChild(document.createElement("span"));
          line.textContent = words ?? "";
          line.style.cssText = `position: absolute; white-space: nowrap; line-height: normal; font: ${
            name === "display" ? 700 : 400
          } 100px ${family}`;
          const { width, height } = line.getBoundingClientRect();
          return { width, height };
        });
      },
      [text, face],
    );
    expect((fallback?.width ?? 0) / (own?.width ?? 1)).toBeCloseTo(1, 1.4);
    expect(fallback?.height).toBeCloseTo(own?.height ?? 0, -0.5);
  });
