import type { Check } from "./check";
import { unlike } from "./check";

/**
 * Titles of the sections of a template (`aria-labelledby`) in the specification's order; without those of blocks that a
 * site may leave out (in brackets) or that are an addition.
 */
const orders: Readonly<Record<string, string>> = {
  accueil:
    "qui-sommes-nous [partenaires] expertise-titre [rendez-vous] chiffres-cles [mot-du-fondateur] cles-en-main " +
    "estimation pourquoi-nous [avis] faq",
  devis: "titre estimation-titre chiffres-cles [avis] faq",
  services: "consulting-titre conception-titre marketing-titre [rendez-vous] [avis] estimation tarifs-titre",
  service:
    "[partenaires] presentation estimation pourquoi chiffres-cles methode [rendez-vous] [mot-du-fondateur] [avis] faq",
  technologie:
    "presentation pourquoi [partenaires] estimation [avis] chiffres-cles methode [rendez-vous] [mot-du-fondateur] faq",
  ville:
    "[partenaires] presentation estimation expertise-titre chiffres-cles methode [avis] [rendez-vous] " +
    "[mot-du-fondateur] faq",
};

/** The sections of the specification are there, in its order. */
export const inOrder =
  (template: string): Check =>
  async (page) => {
    const parts = (orders[template] ?? "").split(" ").filter(Boolean);
    const names = parts.map((part) => part.replace(/[[\]]/g, ""));
    const found = await page
      .locator("main section")
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute("aria-labelledby") ?? "partenaires"),
      );
    const isThere = (part: string, index: number) =>
      !part.startsWith("[") || found.includes(names[index] ?? "");
    const expected = names.filter((_name, index) => isThere(parts[index] ?? "", index));
    return unlike(
      "sections",
      found.filter((name) => names.includes(name)),
      expected,
    );
  };

/** Titles of sections have two sizes, by their rank; those of a list's items and in the look of a label have others. */
export const ranks: Check = async (page) => {
  const sizes = await page.locator("main h2:not(.label, li h2, .visuallyHidden)").evaluateAll((titles) => {
    const probe = document.body.appendChild(document.createElement("p"));
    const allowed = ["--size-h2", "--size-quiet"].map((size) => {
      probe.style.fontSize = `var(${size})`;
      return getComputedStyle(probe).fontSize;
    });
    probe.remove();
    return titles
      .filter((title) => !allowed.includes(getComputedStyle(title).fontSize))
      .map((title) => `${getComputedStyle(title).fontSize}: ${title.textContent}`);
  });
  return sizes;
};

/** Sections of one background stand apart by one distance. */
export const evenlyApart: Check = (page) =>
  page.locator("main").evaluate((main) => {
    const probe = main.appendChild(document.createElement("div"));
    probe.style.height = "var(--section)";
    const distance = probe.offsetHeight;
    probe.remove();
    const bands = [...main.children].filter((band) => getComputedStyle(band).position !== "fixed");
    const titleOf = (band: Element | undefined) => band?.querySelector("h2:not(.visuallyHidden)");
    return bands.flatMap((band, index) => {
      const next = bands[index + 1];
      const title = titleOf(next);
      if (!next || !title || !titleOf(band)) return [];
      const [above, below] = [getComputedStyle(band), getComputedStyle(next)];
      if (above.backgroundColor !== below.backgroundColor) return [];
      const between = parseFloat(above.paddingBottom) + parseFloat(below.paddingTop);
      return Math.abs(between - distance) < 1 ? [] : [`${title.id}: ${between} for ${distance} px above it`];
    });
  });
