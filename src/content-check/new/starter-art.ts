/** `--ink` and `--line-on-ink` of `styles/tokens.css`: a style sheet cannot reach into a picture. */
const [ground, line] = ["#0a140f", "#2b4437"];

/** What a new page shows until it has a picture of its own: a sun above hills, which fills any size. In pixels. */
export const starterPicture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
  <path fill="${ground}" d="M0 0h160v90H0z"/>
  <g fill="none" stroke="${line}" stroke-width="2"><path d="m0 78 48-36 34 26 24-18 54 36"/><circle cx="94" cy="24" r="9"/></g>
</svg>
`;
