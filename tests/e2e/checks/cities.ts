import { cityPath } from "../../../src/shared/paths";
import { formatTravel } from "../../../src/shared/travel";
import { cities } from "../support/content";
import { boxesOf, failing, targetsOf, unlike, type Check } from "./check";

/* The list of cities: departures and map. */

/** All cities leave from the shortest way to the longest, each row a link with its time. */
export const departures: Check = async (page) => {
  const rows = await boxesOf(page, "section[aria-labelledby=departs] li a");
  const items = await boxesOf(page, "section[aria-labelledby=departs] li");
  const targets = await targetsOf(page, "section[aria-labelledby=departs] li a");
  const found = targets.map((target) => cities.find(({ slug }) => cityPath(slug) === target));
  const minutes = found.map((city) => city?.travelMinutes ?? 0);
  return [
    ...unlike("cities", targets.toSorted(), cities.map(({ slug }) => cityPath(slug)).toSorted()),
    ...unlike(
      "minutes",
      minutes,
      minutes.toSorted((a, b) => a - b),
    ),
    ...rows.flatMap(({ text, height, width }, index) =>
      failing({
        [`${text}: name and time`]: [
          found[index]?.city ?? "?",
          formatTravel(found[index]?.travelMinutes ?? 0),
        ].every((part) => text.includes(part.replace(/\s+/g, " "))),
        [`${text}: the row to press`]: height >= 44 && width === items[index]?.width,
      }),
    ),
  ];
};

/** On the map a name can be read, stands nearest to its own point, and over no other name. */
export const mapNames: Check = (page) =>
  page.locator("main svg:has(a circle)").evaluateAll((maps) => {
    const distance = (a: DOMRect, b: DOMRect): number =>
      Math.hypot(
        Math.max(a.left - b.right, 0, b.left - a.right),
        Math.max(a.top - b.bottom, 0, b.top - a.bottom),
      );
    const links = maps.flatMap((map) => [...map.querySelectorAll("a")]);
    const points = links.map((link) => {
      const { left, top, width, height } = link.querySelector("circle")!.getBoundingClientRect();
      return new DOMRect(left + width / 2, top + height / 2);
    });
    const names = links.flatMap((link, index) =>
      [...link.querySelectorAll("text")].flatMap((text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        // Letters without what the font leaves above and below them.
        const box = new DOMRect(x, y + height * 0.2, width, height * 0.6);
        const scale = link.closest("svg")!.getBoundingClientRect().width / 613;
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        return width > 0 ? { index, name: text.textContent, box, size } : [];
      }),
    );
    if (maps.length > 0 && names.length === 0) return ["no name"];
    return names.flatMap(({ index, name, box, size }) => {
      const [own, ...others] = points
        .map((point, at) => ({ isOther: at !== index, away: distance(box, point) }))
        .sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.away - b.away);
      const isNear = (others[0]?.away ?? Infinity) >= (own?.away ?? 0) * 1.2;
      const under = names.filter((at) => at.index !== index && distance(box, at.box) === 0);
      return [
        ...(isNear ? [] : [`${name} stands at another point`]),
        ...(size < (window.innerWidth < 390 ? 9.9 : 11) ? [`${name} in ${size} px`] : []),
        ...under.map((at) => `${name} stands over ${at.name}`),
      ];
    });
  });
