import sharp from "sharp";
import { formatPrice } from "../../../src/shared/format-text";
import { paths } from "../../../src/shared/paths";
import { planning, readBlock, readSetting, services, site } from "../support/content";
import { boxesOf, failing, targetsOf, unlike, type Box, type Check } from "./check";

/* What the specification and the design ask of a block beyond its words: numbers, places, ways. */

const areDown = (boxes: readonly Box[]): boolean =>
  boxes.every(({ bottom }, index) => bottom <= (boxes[index + 1]?.top ?? Infinity));

/** Headline, subtitle, three cards, call to action, from top to bottom; the planning begins on the first screen. */
export const homeHero: Check = async (page, width) => {
  const hero = "[data-testid=home-hero]";
  // In the order that is wanted, not in that of the document.
  const wanted = ["h1", ".lead", "li a", `a[href="${paths.quote}"]`];
  const parts = (await Promise.all(wanted.map((part) => boxesOf(page, `${hero} ${part}`)))).flat();
  const { cards } = readSetting<{ cards: unknown[] }>("home");
  const [quote, figure] = [parts.at(-1), (await boxesOf(page, `${hero} figure`))[0]];
  const height = page.viewportSize()?.height ?? 0;
  return failing({
    "headline, subtitle, a card each, button": parts.length === cards.length + 3,
    "one below the other": areDown(parts),
    "the button on the first screen": (quote?.bottom ?? Infinity) < height,
    ...(planning && {
      "the planning begins on the first screen": (figure?.top ?? Infinity) < height - 100,
      "the planning beside the texts, or below them":
        width > 800
          ? (figure?.left ?? 0) > width / 2 - 100 && (figure?.bottom ?? Infinity) < height
          : (figure?.top ?? 0) >= (quote?.bottom ?? Infinity),
    }),
  });
};

/** Six trades; the customer's pictures of 180 px. */
export const expertise: Check = async (page) => {
  const { items } = readSetting<{ items: unknown[] }>("expertise");
  const heights = (await boxesOf(page, "#expertise li img")).map(({ height }) => height);
  return unlike(
    "heights of the trades' pictures",
    heights,
    items.map(() => 180),
  );
};

/** Every item of a list is on the screen, none beyond its edge. @param place its section */
export const allInSight =
  (place: string): Check =>
  async (page, width) => {
    const items = await boxesOf(page, `section[aria-labelledby=${place}] :is(ul, ol) > li`);
    return failing({
      [`${place}: items`]: items.length > 1,
      [`${place}: beyond the edge`]: items.every(({ left, right }) => left >= 0 && right <= width),
    });
  };

/** The second column begins at 801 px. @param first, second what stands at the head of each */
export const besideFrom801 =
  (first: string, second: string): Check =>
  async (page, width) => {
    const [[left], [right]] = [await boxesOf(page, first), await boxesOf(page, second)];
    return failing({
      [`${second} beside ${first}, or below it`]:
        width > 800
          ? (right?.left ?? 0) > (left?.left ?? Infinity) &&
            (right?.top ?? Infinity) < (left?.bottom ?? 0) + 200
          : (right?.top ?? 0) >= (left?.bottom ?? Infinity),
    });
  };

/** The partners stand in equal cells: four to a row, three up to 1024 px, two up to 768 px. */
export const partnerCells: Check = async (page, width) => {
  const cells = await boxesOf(page, "section[aria-labelledby=partenaires] li");
  const perRow = width <= 768 ? 2 : width <= 1024 ? 3 : 4;
  return [
    ...unlike(
      "cells of the first row",
      cells.filter(({ top }) => top === cells[0]?.top).length,
      Math.min(perRow, cells.length),
    ),
    ...failing({ "equal cells": cells.every((cell) => Math.abs(cell.width - cells[0]!.width) < 1) }),
  ];
};

/** The name of a link is underlined and its arrow moves while the pointer is on it. @param links one selector a kind of link */
export const answersPointer =
  (...links: readonly string[]): Check =>
  async (page, width) => {
    if (width <= 960) return [];
    const silent: string[] = [];
    for (const selector of links) {
      const link = page.locator(selector).first();
      await link.hover();
      const isHeard = await link.evaluate((element) => {
        const arrow = element.closest("li")?.querySelector(".goes") ?? null;
        const named = element.querySelector(".name") ?? element;
        arrow?.getAnimations().forEach((move) => move.finish());
        const isUnderlined = getComputedStyle(named).textDecorationLine === "underline";
        return isUnderlined && (!arrow || getComputedStyle(arrow).translate === "4px");
      });
      if (!isHeard) silent.push(`${selector} does not answer the pointer`);
    }
    await page.mouse.move(0, 0);
    return silent;
  };

/** The next steps stand on a line beside the title where there is room. */
export const stepsBeside: Check = async (page, width) => {
  const [[title], steps] = [await boxesOf(page, "main h1"), await boxesOf(page, "main ol > li")];
  return failing({
    "steps beside the title": width <= 960 || steps.every(({ left }) => left >= (title?.right ?? Infinity)),
    "one below the other": areDown(steps),
  });
};

/** A card for each booking, to the scheduling service, in a new tab. */
export const booking: Check = async (page) => {
  const cards =
    readBlock<{ cards: { booking: keyof Queries.SiteSettingsBooking }[] }>("booking", "booking")?.cards ?? [];
  const links = "section:has(#rendez-vous) article a";
  return [
    ...unlike(
      "bookings",
      await targetsOf(page, `${links}[target=_blank]`),
      cards.map((card) => site.booking?.[card.booking] ?? ""),
    ),
    ...unlike("cards on the screen", (await boxesOf(page, links)).length, cards.length),
  ];
};

/** Consecutive steps of the method are laid out the other way round. */
export const method: Check = async (page) => {
  const [numbers, texts] = [
    await boxesOf(page, "section:has(#methode) li [aria-hidden=true]:not(svg)"),
    await boxesOf(page, "section:has(#methode) li h3"),
  ];
  const { items } = readSetting<{ items: unknown[] }>("process");
  return unlike(
    "steps whose number comes first",
    numbers.map(({ left }, index) => left < texts[index]!.left),
    items.map((_step, index) => index % 2 === 0),
  );
};

/** The terms are named where somebody hesitates. @param place the part of the page */
export const namesTerms =
  (place: string): Check =>
  async (page) => {
    const terms = readBlock<{ summary: string }>("terms", "terms");
    const links = await targetsOf(page, `${place} a[href="${paths.terms}"]`);
    const text = await page.locator(place).first().textContent();
    return terms
      ? failing({ [`the terms in ${place}`]: links.length > 0 && text!.includes(terms.summary) })
      : [];
  };

/** From a service to the answers that decide. */
export const termsShortcuts: Check = async (page) => {
  const terms = readBlock<{ shortcuts: { anchor: string }[] }>("terms", "terms");
  const links = await targetsOf(page, `main [data-shared] a[href^="${paths.terms}#"]`);
  return unlike("shortcuts", links, terms?.shortcuts.map(({ anchor }) => `${paths.terms}#${anchor}`) ?? []);
};

/** What a service takes and costs, and a case of it, on the first screen of a phone. @param slug the service's */
export const offerInHero =
  (slug: string): Check =>
  async (page) => {
    const { duration, priceFrom, team } = services.find((service) => service.slug === slug) ?? {};
    const height = page.viewportSize()?.height ?? 0;
    const parts = (await boxesOf(page, "main > header *")).filter(({ bottom }) => bottom <= height);
    const facts = [duration?.value, priceFrom && formatPrice(priceFrom), team].map((fact) =>
      fact?.replace(/\s+/g, " "),
    );
    const cases = await boxesOf(page, 'main > header a[href^="/realisations/"]');
    return failing({
      "time, price and team on the first screen": parts.some(({ text }) =>
        facts.every((fact) => text.includes(fact ?? "")),
      ),
      "the case on the first screen": cases.every(({ bottom }) => bottom <= height),
    });
  };

/** The second banner below the introduction, in its line; code beside it where there is room. */
export const secondBanner =
  (alt: string, hasCode: boolean): Check =>
  async (page, width) => {
    const intro = "section[aria-labelledby=presentation]";
    const [[title], [picture], [text], [code]] = [
      await boxesOf(page, `${intro} h2`),
      await boxesOf(page, `${intro} img[alt=${JSON.stringify(alt)}]`),
      await boxesOf(page, `${intro} p`),
      await boxesOf(page, `${intro} pre`),
    ];
    return failing({
      "the title, then the text, then the banner": areDown([title!, text!, picture!]),
      "the banner": (picture?.width ?? 0) > Math.min(width - 60, 340),
      "in line with the text": picture?.left === text?.left,
      "its code": !hasCode || (code?.left ?? 0) > (picture?.right ?? Infinity) === width > 800,
    });
  };

/** Beside the text of a city stands what we build there. */
export const cityFacts: Check = async (page, width) => {
  const part = "section[aria-labelledby=presentation]";
  const [[title], [facts]] = [await boxesOf(page, `${part} h2`), await boxesOf(page, `${part} dt`)];
  return failing({
    "the facts beside the text": width < 1050 || (facts?.left ?? 0) > (title?.left ?? 0) + 600,
  });
};

/** No line of a hero's drawing runs under the text beside it. */
export const quietBehindText: Check = async (page, width) => {
  if (width < 700) return [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const texts = await boxesOf(page, "main > header :is(h1, .lead)");
  const content = "main > header :is(h1, p, a, nav) { visibility: hidden !important }";
  const style = await page.addStyleTag({ content });
  const spreads = await Promise.all(
    texts.map(async ({ left, top, width, height }) => {
      const clip = { x: left, y: top, width, height };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
    }),
  );
  await style.evaluate((element) => (element as Element).remove());
  // The edge of a drawing that is masked away still differs by four in 255; a line, by thirty and more.
  return failing({
    "two texts": texts.length === 2,
    "no line under them": spreads.every((spread) => spread <= 4),
  });
};

/** A hero's drawing brings no background along: in the very colour of the ink it is rounded where it is masked, in stripes. */
export const drawingWithoutBackground: Check = (page) =>
  page.locator("main > header img[src$='.svg'][alt='']").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => {
        const canvas = document.createElement("canvas").getContext("2d")!;
        canvas.drawImage(picture, 0, 0);
        // Its upper left corner, where nothing is drawn.
        return canvas.getImageData(0, 0, 2, 2).data.some((value) => value > 0);
      })
      .map(({ src }) => `${src} has a background`),
  );

/** From 801 px on one books by links, below by phone; each mailbox is a link. */
export const contactWays: Check = async (page, width) => {
  const booked = readBlock("booking", "booking") ? site.booking : undefined;
  const links = [booked?.discoveryCall, booked?.freeSession].map(
    (to) => `main a[href="${to}"][target=_blank]`,
  );
  const shown = (await boxesOf(page, links.join(", "))).length;
  const calls = await boxesOf(page, `main p:not(address *) a[href="tel:${site.phone.href}"]`);
  return [
    ...unlike("bookings", shown, booked && width > 800 ? 2 : 0),
    ...failing({ "a call instead": !booked || width > 800 === (calls.length === 0) }),
    ...unlike(
      "mailboxes",
      (await targetsOf(page, 'main dl a[href^="mailto:"]')).toSorted(),
      Object.values(site.mailboxes)
        .map((mailbox) => `mailto:${mailbox}`)
        .toSorted(),
    ),
  ];
};
