/** Left, top and width of what phones show of each screen, in CSS pixels of a screen 1200 wide; two thirds as high. */
export const PHONES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  "atelier-chronese": [[610, 160, 570], [30, 90, 460], [100, 92, 520]],
  "ateliers-morvanne": [[28, 112, 560], [430, 140, 480], [290, 118, 490]],
  "clinique-arvelles": [[40, 95, 540]],
  compilys: [[20, 120, 520], [640, 118, 540]],
  ferrandelle: [[318, 345, 540]],
  fluxandre: [[620, 360, 440], [400, 70, 380], [640, 330, 450]],
  halveron: [[232, 85, 520], [518, 36, 530]],
  "institut-sorvane": [[215, 60, 470]],
  "maison-orvelle": [[700, 110, 480], [30, 90, 520]],
  pistaval: [[322, 240, 526], [78, 60, 500]],
  querlis: [[25, 60, 500]],
  verdelaine: [[236, 60, 500], [44, 78, 550]],
}; // prettier-ignore
