/** A sign of Markdown that would be read as it is. */
interface StrayMark {
  readonly index: number;
  readonly problem: string;
  readonly remedy: string;
}

/** Where bold cannot go on: an empty line, and a line that begins an item, a heading, a quotation or a row. */
const blockStart = /^[ \t>]*(?:$|[-*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|\|)/;
const ruler = /^[ \t]*(?:\*[ \t]*){3,}$/;

/**
 * Double asterisks without their pair, and backquotes that close nothing.
 * @param visible the text, with its code and its escapes masked one for one
 */
export function strayMarks(visible: string, text: string): StrayMark[] {
  const quotes = Array.from(visible.matchAll(/`+/g), ({ index, 0: mark }) => ({
    index,
    problem: `L’accent grave ${mark} est seul : il se lirait.`,
    remedy: "Ajoutez le second à la fin du code, ou retirez-le.",
  }));
  return [...blocksOf(visible).flatMap((block) => unpaired(visible, text, block)), ...quotes];
}

function blocksOf(visible: string): { readonly from: number; readonly to: number }[] {
  const blocks: { from: number; to: number }[] = [];
  let index = 0;
  for (const line of visible.split("\n")) {
    const to = index + line.length;
    const last = blocks.at(-1);
    if (ruler.test(line)) blocks.push({ from: to, to });
    else if (!last || blockStart.test(line)) blocks.push({ from: index, to });
    else last.to = to;
    index = to + 1;
  }
  return blocks;
}

/** CommonMark 0.31, section 6.2: what stands on both sides tells whether asterisks open or close. */
function unpaired(
  visible: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): StrayMark[] {
  const open: number[] = [];
  const alone: number[] = [];
  for (const { index: at, 0: mark } of visible.slice(from, to).matchAll(/\*{2,}/g)) {
    const index = from + at;
    const [before, after] = [text.charAt(index - 1), text.charAt(index + mark.length)];
    const [opens, closes] = [faces(after, before), faces(before, after)];
    if (closes && open.length > 0) open.pop();
    else if (opens) open.push(index);
    else alone.push(index);
  }
  return [...open, ...alone].map((index) => ({
    index,
    problem: "Ces astérisques n’ont pas leur paire : ils se liraient.",
    remedy: "Écrivez « **mots en gras** », sans espace à l’intérieur, ou retirez-les.",
  }));
}

/** True when asterisks cling to the character on one side, given the one on the other side. */
const faces = (near: string, far: string): boolean =>
  near !== "" &&
  !/\s/.test(near) &&
  (!/[\p{P}\p{S}]/u.test(near) || far === "" || /[\s\p{P}\p{S}]/u.test(far));
