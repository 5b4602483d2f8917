const untilSixteen =
  "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const tens = { vingt: 20, trente: 30, quarante: 40, cinquante: 50 };

/** « vingt », « vingt et un », « vingt-deux » … */
const withUnits = ([word, value]: readonly [string, number]): [string, number][] => [
  [word, value],
  ...["un", "une"].map((one): [string, number] => [`${word} et ${one}`, value + 1]),
  ...untilSixteen.slice(1, 9).map((unit, index): [string, number] => [`${word}-${unit}`, value + index + 2]),
];

/** Numbers as texts write them in letters, up to 59, and a hundred. */
export const frenchNumbers: ReadonlyMap<string, number> = new Map([
  ...untilSixteen.map((word, index): [string, number] => [word, index + 1]),
  ...(["dix-sept", "dix-huit", "dix-neuf"].map((word, index) => [word, index + 17]) as [string, number][]),
  ...Object.entries(tens).flatMap(withUnits),
  ...([
    ["une", 1],
    ["première", 1],
    ["soixante", 60],
    ["cent", 100],
  ] as [string, number][]),
]);

/** A pattern of any of them. The longer ones come first: it takes what it meets. */
export const frenchNumberPattern = [...frenchNumbers.keys()].sort((a, b) => b.length - a.length).join("|");
