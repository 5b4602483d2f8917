/** Shades of one cloth: lit, plain, in a fold, deep. */
export interface Cloth {
  name: string;
  lit: string;
  plain: string;
  fold: string;
  deep: string;
}

export const CLOTHS: readonly Cloth[] = [
  { name: "Terre cuite", lit: "#D08D71", plain: "#BF7355", fold: "#A65D42", deep: "#8A4831" },
  { name: "Craie", lit: "#FBF7EF", plain: "#F0E8DB", fold: "#DDD0BE", deep: "#C3B39D" },
  { name: "Sauge", lit: "#B9C4A8", plain: "#A0AE8D", fold: "#869672", deep: "#6C7B5A" },
  { name: "Encre", lit: "#5A6A80", plain: "#44536A", fold: "#334056", deep: "#242F42" },
  { name: "Blé", lit: "#EBD3A0", plain: "#DCBD80", fold: "#C4A163", deep: "#A5844A" },
];

/** The rest of the colour card: plain shades, not drawn as cloth. */
export const MORE_SHADES = ["#FFFFFF", "#CDBBA4", "#8E8A84", "#4D4A48", "#D9A7A0", "#6E2F36", "#7C8FA6"];

const [CLAY, CHALK] = CLOTHS as unknown as [Cloth, Cloth];

const pillow = (x: number, y: number, w: number, h: number, cloth: Cloth): string =>
  `<g transform="translate(${x} ${y}) scale(${w / 200} ${h / 110})"><path d="M10 14C50 2 150 2 190 14 200 44 200 70 192 98 150 110 50 110 8 98 0 70 0 44 10 14Z" fill="${cloth.plain}"/><path d="M10 14C50 2 150 2 190 14 184 26 120 22 96 24 60 26 24 30 10 14Z" fill="${cloth.lit}"/><path d="M8 98C50 110 150 110 192 98 190 84 170 88 130 92 80 96 30 92 8 98Z" fill="${cloth.fold}"/><path d="M22 26C40 40 44 58 34 82M178 24c-16 16-20 36-8 60M96 40c-8 12-6 26 2 40" fill="none" stroke="${cloth.fold}" stroke-width="3" stroke-linecap="round"/></g>`;

/** A made bed by a window, 640 × 600: the main picture of the product page. */
export const bed = `<svg viewBox="56 -34 580 670" preserveAspectRatio="xMidYMid slice" width="100%" height="100%">
<path d="M0-60H700V470H0Z" fill="#EADFD1"/><path d="M0 470H700V680H0Z" fill="#C9AE8F"/><path d="M0 470H640M0 514H640M0 566H640M90 470v44M330 514v52M520 470v44M210 566v54M0 620H700M420 620v40" stroke="#B99B79" stroke-width="2"/>
<path d="M500-60H700V300L560 470H250Z" fill="#F7F0E4" opacity=".75"/><path d="M566-60H626L380 470H318Z" fill="#EADFD1" opacity=".8"/>
<rect x="76" y="34" width="112" height="146" fill="#FBF8F2" stroke="#8A6B4D" stroke-width="5"/><path d="M98 156c10-60 24-86 34-86s24 34 34 86Z" fill="#BF7355"/><circle cx="146" cy="74" r="13" fill="#DCBD80"/>
<path d="M150 330V226c0-22 14-34 36-34H520c22 0 36 12 36 34V330Z" fill="#A9825A"/><path d="M164 330V232c0-16 8-24 24-24H518c16 0 24 8 24 24V330Z" fill="#D9BE98"/>
<g stroke="#C2A37B" stroke-width="2"><path d="M180 208V330M204 208V330M228 208V330M252 208V330M276 208V330M300 208V330M324 208V330M348 208V330M372 208V330M396 208V330M420 208V330M444 208V330M468 208V330M492 208V330M516 208V330"/></g>
${pillow(182, 232, 172, 104, CHALK)}${pillow(356, 230, 174, 106, CHALK)}${pillow(166, 268, 190, 102, CLAY)}${pillow(352, 266, 190, 104, CLAY)}
<path d="M146 366C200 346 300 356 352 356S520 344 562 366L604 560C604 586 110 590 100 560Z" fill="${CLAY.plain}"/>
<path d="M146 366C200 346 300 356 352 356S520 344 562 366L570 404C500 388 420 400 352 400S200 388 138 408Z" fill="${CHALK.plain}"/><path d="M138 408C200 388 290 400 352 400S500 388 570 404l2 12C500 402 420 414 352 414S200 402 136 420Z" fill="${CHALK.fold}"/><path d="M160 374C220 362 300 368 350 368" stroke="${CHALK.lit}" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M352 414C300 440 250 500 262 578 200 580 110 580 100 560L136 420C200 402 300 414 352 414Z" fill="${CLAY.lit}" opacity=".55"/>
<g fill="none" stroke="${CLAY.fold}" stroke-width="5" stroke-linecap="round"><path d="M190 430C178 470 172 510 176 560M262 424C240 470 250 520 236 570M352 424C338 466 360 520 344 572M440 420C462 470 444 520 470 566M520 424C540 470 546 510 556 548"/></g>
<g fill="none" stroke="${CLAY.deep}" stroke-width="2.5" stroke-linecap="round" opacity=".6"><path d="M198 440C188 470 184 500 186 530M360 440C350 470 366 510 358 540M452 436C468 470 456 510 474 540"/></g>
<path d="M262 578C256 500 300 440 352 414 330 470 372 530 344 580Z" fill="${CLAY.fold}" opacity=".4"/>
<path d="M586 478 604 560C604 590 100 592 100 560L114 500C240 540 480 534 586 478Z" fill="#F0E8DB"/><path d="M114 500C240 540 480 534 586 478" fill="none" stroke="#C3B39D" stroke-width="3"/><g fill="none" stroke="#C9B48F" stroke-width="2"><path d="M112 520C240 556 480 550 590 500M108 538C240 572 480 566 594 518M104 552C240 584 480 580 598 536"/></g>
<path d="M112 584v26M590 582v28" stroke="#8A6B4D" stroke-width="12"/>
<path d="M572 402h80v10h-80zM584 412h8v120h-8zM628 412h8v120h-8z" fill="#8A6B4D"/><path d="M606 402c-16-6-20-20-16-36 2-10 8-14 8-22h18c0 8 6 12 8 22 4 16 0 30-16 36Z" fill="#B5886A"/><path d="M600 346C596 310 610 290 602 250M608 344c6-30 20-40 24-70M602 320c-16-10-18-20-20-34M606 296c12-6 16-14 22-30" stroke="#6C7B5A" stroke-width="2.5" fill="none"/><g fill="#869672"><ellipse cx="602" cy="248" rx="6" ry="13"/><ellipse cx="584" cy="288" rx="6" ry="13" transform="rotate(-24 584 288)"/><ellipse cx="630" cy="268" rx="6" ry="13" transform="rotate(24 630 268)"/><ellipse cx="594" cy="300" rx="5" ry="11" transform="rotate(-40 594 300)"/><ellipse cx="620" cy="292" rx="5" ry="11" transform="rotate(46 620 292)"/></g>
</svg>`;

/** Folded pieces in a pile, 200 × 200. */
export const pile = (cloths: readonly Cloth[], ground: string): string =>
  `<svg viewBox="0 0 200 200" width="100%" height="100%"><rect width="200" height="200" fill="${ground}"/><path d="M0 158H200V200H0Z" fill="#D3B999"/>${cloths
    .map((cloth, i) => {
      const y = 158 - i * 30;
      const inset = 34 + (i % 2) * 6;
      return `<path d="M${inset} ${y}v-22c0-6 4-8 10-8h${180 - inset * 1.6}c8 0 12 4 12 15s-4 15-12 15Z" fill="${cloth.plain}"/><path d="M${inset} ${y - 15}h${184 - inset * 1.6}" stroke="${cloth.fold}" stroke-width="2.4"/><path d="M${inset + 2} ${y - 27}h${176 - inset * 1.6}" stroke="${cloth.lit}" stroke-width="3.4" stroke-linecap="round"/>`;
    })
    .join("")}</svg>`;

/** The weave seen close, 200 × 200. */
export const weave = (cloth: Cloth): string =>
  `<svg viewBox="0 0 200 200" width="100%" height="100%"><rect width="200" height="200" fill="${cloth.plain}"/>${Array.from(
    { length: 20 },
    (_, row) =>
      Array.from({ length: 20 }, (_, column) =>
        (row + column) % 2
          ? `<rect x="${column * 10 + 1}" y="${row * 10 + 2}" width="9" height="6" rx="3" fill="${cloth.lit}"/>`
          : `<rect x="${column * 10 + 2}" y="${row * 10 + 1}" width="6" height="9" rx="3" fill="${cloth.fold}"/>`,
      ).join(""),
  ).join("")}</svg>`;

/** A pillow on a chair, 200 × 200. */
export const cushion = (cloth: Cloth): string =>
  `<svg viewBox="0 0 200 200" width="100%" height="100%"><rect width="200" height="200" fill="#EFE6DA"/><path d="M38 60h124v96H38z" fill="#A9825A"/><path d="M46 68h108v80H46z" fill="#D9BE98"/><path d="M34 150h132v14H34zM42 164h10v36H42zM148 164h10v36h-10z" fill="#8A6B4D"/>${pillow(42, 72, 116, 80, cloth)}</svg>`;
