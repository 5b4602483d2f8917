import { readSiteOrigin } from "../../../src/shared/site-url";

it.each([
  ["https://www.agence.example", { siteUrl: "https://www.agence.example", indexable: true }],
  ["http://localhost:9000", { siteUrl: "http://localhost:9000", indexable: false }],
  [undefined, { siteUrl: "http://localhost:9000", indexable: false }],
])("SITE_URL=%s is taken as it is", (value, expected) => {
  expect(readSiteOrigin(value)).toEqual(expected);
});

it.each([
  ["https://www.agence.example/", "https://www.agence.example"],
  ["https://été.example", "https://xn--t-9fab.example"],
])("SITE_URL=%s is normalised, with a notice", (value, siteUrl) => {
  expect(readSiteOrigin(value)).toEqual({
    siteUrl,
    indexable: siteUrl !== "http://localhost:9000",
    notice: `SITE_URL=« ${value} » est lue comme ${siteUrl}.`,
  });
});

it.each([
  ["www.agence.example", "n’est pas une adresse http(s)"],
  ["https://www.agence.example/site", "contient plus qu’une origine"],
  ["https://moi:secret@www.agence.example", "contient plus qu’une origine"],
])("SITE_URL=%s is refused with the remedy", (value, fault) => {
  expect(() => readSiteOrigin(value)).toThrow(fault);
  expect(() => readSiteOrigin(value)).toThrow("SITE_URL=https://www.agence.example");
});
