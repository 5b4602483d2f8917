/** Left, top and width of what phones show of each screen, in CSS pixels of a screen 1200 wide; two thirds as high. */
export const PHONES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  "atelier-chronese": [[610, 160, 570], [30, 90, 460], [100, 92, 520]],
  "ateliers-morvanne": [[40, 90, 560], [430, 140, 480], [378, 100, 470]],
  "clinique-arvelles": [[40, 95, 540]],
  compilys: [[20, 120, 520], [640, 90, 540]],
  ferrandelle: [[335, 345, 520]],
  fluxandre: [[620, 360, 440], [400, 70, 380], [640, 330, 450]],
  halveron: [[232, 85, 520], [518, 48, 520]],
  "institut-sorvane": [[215, 60, 470]],
  "maison-orvelle": [[700, 110, 480], [30, 90, 520]],
  pistaval: [[332, 240, 510], [78, 60, 500]],
  querlis: [[25, 60, 500]],
  verdelaine: [[255, 60, 500], [60, 80, 540]],
}; // prettier-ignore
