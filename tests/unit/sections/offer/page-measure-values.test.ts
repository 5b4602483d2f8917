import { formatMeasures } from "../../../../src/sections/offer/page-measure-values";

const page = { origin: "https://agence.example", pathname: "/services/site-vitrine" };
const file = (name: string, transferSize: number, decodedBodySize = 4000) => ({
  name,
  transferSize,
  decodedBodySize,
});
const first = file("https://agence.example/services/site-vitrine?mtm=1", 18_900);
const observed = {
  document: first,
  resources: [
    file("https://agence.example/a.js", 100_600),
    file("https://agence.example/b.svg", 0),
    file("https://tiles.example/1.png", 0, 0),
    file("https://tiles.example/2.png", 0, 0),
    file("data:image/png;base64,AA==", 0),
    file("chrome-extension://abc/c.css", 0, 0),
  ],
  lcpMs: 843.2,
  cookies: "a=1; b=2",
  page,
};

it("adds up what came, and counts what did not have to come", () => {
  expect(formatMeasures(observed)).toEqual({
    values: { lcp: "0,84\u00a0s", bytes: "120\u00a0ko", thirdParties: "1", cookies: "2" },
    isWholeVisit: false,
    cached: "Fichiers déjà en cache, 0\u00a0octet chacun\u00a0: 2 sur 7.",
  });
});
