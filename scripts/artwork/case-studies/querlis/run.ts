/** Share of tests passed, night after night; the last one is the run shown. */
export const RUNS = [
  97.1, 97.4, 96.8, 98.1, 98.4, 98.2, 98.9, 99.3, 99.1, 99.4, 99.5, 99.6, 99.4, 99.7, 99.8, 98.7, 99.6, 99.8, 99.9, 99.8, 99.7, 99.9, 100,
  99.8, 99.9, 100, 99.9, 100, 99.9, 99.0,
];

/** Suites of the nightly run, with the tool that plays each. */
export const SUITES = [
  { name: "Tunnel de commande", tool: "Selenium", pass: 206, fail: 4, skip: 2, time: "4 min 10" },
  { name: "Compte client", tool: "Selenium", pass: 188, fail: 0, skip: 1, time: "3 min 02" },
  { name: "Application Android", tool: "Appium", pass: 142, fail: 1, skip: 2, time: "8 min 47" },
  { name: "Application iOS", tool: "Appium", pass: 139, fail: 1, skip: 2, time: "9 min 15" },
  { name: "API catalogue", tool: "Newman", pass: 198, fail: 0, skip: 0, time: "1 min 28" },
  { name: "API stock", tool: "Newman", pass: 114, fail: 0, skip: 0, time: "0 min 51" },
  { name: "API paiement", tool: "Newman", pass: 284, fail: 0, skip: 0, time: "1 min 54" },
] as const;

/** A small till receipt on a phone: what the screen should show, what it shows, and the difference. */
const receipt = (total: string, kind: "plain" | "wrong" | "diff"): string => {
  const grey = kind === "diff" ? "#E4E1D8" : "#B9B6AD";
  const mark = kind === "diff" ? `<rect x="12" y="58" width="126" height="24" fill="none" stroke="#D1341F" stroke-width="2"/>` : "";
  const lines = [14, 28, 42].map(
    (y, i) => `<rect x="16" y="${y}" width="${62 - i * 9}" height="6" fill="${grey}"/><rect x="108" y="${y}" width="26" height="6" fill="${grey}"/>`,
  );
  const ink = kind === "diff" ? "#D1341F" : "#17181A";
  return `<svg viewBox="0 0 150 96" width="100%" style="border:1px solid #DAD7CF;background:#fff">${lines.join("")}<text x="16" y="75" font-size="13" font-weight="600" fill="${ink}">Total</text><text x="134" y="75" font-size="13" font-weight="600" fill="${ink}" text-anchor="end">${total}</text>${mark}</svg>`;
};

export const DIFF = [
  ["Attendu", receipt("54,90 €", "plain")],
  ["Obtenu", receipt("49,90 €", "wrong")],
  ["Différence", receipt("− 5,00 €", "diff")],
] as const;

/** Extract of the assertion, coloured like a diff. */
export const FAILURE = `<span class="d">checkout.promo.spec.ts:84</span>
<span class="m">- total: "49,90 €"</span>
<span class="p">+ total: "54,90 €"</span>
  expect(await cart.total()).toBe(expected)`;
