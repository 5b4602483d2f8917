const thin = `stroke="#1E2327" stroke-width="1.1"`;
const axisLine = `stroke="#C62F2F" stroke-width=".9" stroke-dasharray="10 3 2 3"`;
const size = `stroke="#2B6CB0" stroke-width=".9"`;

const arrow = (x: number, y: number, turn: number): string =>
  `<path d="M0 0-7-2.4V2.4Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#2B6CB0"/>`;

/** A dimension line between two points of the same height, with its figure above. */
const dimension = (x1: number, x2: number, y: number, label: string): string =>
  `<path d="M${x1} ${y}H${x2}M${x1} ${y - 5}v10M${x2} ${y - 5}v10" ${size}/>${arrow(x2, y, 0)}${arrow(x1, y, 180)}<text x="${(x1 + x2) / 2}" y="${y - 5}" text-anchor="middle">${label}</text>`;

const upright = (x: number, y1: number, y2: number, label: string): string =>
  `<path d="M${x} ${y1}V${y2}M${x - 5} ${y1}h10M${x - 5} ${y2}h10" ${size}/>${arrow(x, y2, 90)}${arrow(x, y1, -90)}<text transform="translate(${x - 5} ${(y1 + y2) / 2}) rotate(-90)" text-anchor="middle">${label}</text>`;

const holes = [96, 170, 244, 318]
  .map((x) => `<circle cx="${x}" cy="226" r="4.5" ${thin} fill="none"/><path d="M${x - 9} 226h18M${x} 217v18" ${axisLine}/>`)
  .join("");

/** The tank's drawing: flat sheet with its bends above, folded view below. Dimensions in millimetres. */
export const partDrawing = `<svg viewBox="0 0 418 466" width="418" height="466" font-size="12.5" fill="none" style="font-family:inherit">
<g stroke="#EDF0F2">${Array.from({ length: 20 }, (_, i) => `<path d="M${i * 22} 0V466M0 ${i * 24}H418"/>`).join("")}</g>
<g fill="#2B6CB0">
<path d="M52 44H366V92H392V186H366V244H52V186H26V92H52Z" fill="#F7F9FA" ${thin}/>
<path d="M52 92H366M52 186H366M52 92V186M366 92V186" ${axisLine}/>${holes}
<circle cx="209" cy="139" r="25" fill="#fff" ${thin}/><path d="M178 139h62M209 108v62" ${axisLine}/>
${dimension(52, 366, 30, "1 240")}${upright(19, 92, 186, "640")}
<text x="248" y="128" fill="#1E2327">Ø 168</text><path d="M228 123 246 124" stroke="#1E2327" stroke-width=".9"/>
<text x="60" y="86" fill="#C62F2F">pli 90°</text>
</g>
<g transform="translate(70 286)" fill="#2B6CB0">
<path d="M0 46 150 0 286 36V118L136 164 0 128Z" fill="#E9EDF0" ${thin}/><path d="M0 46 136 82 286 36M136 82V164" fill="none" ${thin}/><path d="M14 47 150 7 270 38 136 76Z" fill="#D3D9DD" ${thin}/>
<ellipse cx="212" cy="96" rx="24" ry="29" transform="rotate(-8 212 96)" fill="#fff" ${thin}/><ellipse cx="216" cy="95" rx="17" ry="22" transform="rotate(-8 216 95)" ${thin} fill="#C9D1D6"/>
<path d="M8 131v18h12v-15M272 124v16h12v-20M130 163v16h12v-16" fill="#B6C0C6" ${thin}/>
<text x="-40" y="96" fill="#1E2327">600 l</text>
</g></svg>`;
