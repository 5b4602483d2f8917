import { readSiteOrigin } from "../../../src/shared/site-url";

it.each([
  ["https://www.sylvene.example", { siteUrl: "https://www.sylvene.example", indexable: true }],
  ["https://www.sylvene.example/", { siteUrl: "https://www.sylvene.example", indexable: true }],
  ["  https://www.sylvene.example  ", { siteUrl: "https://www.sylvene.example", indexable: true }],
  ["HTTPS://WWW.Sylvene.example", { siteUrl: "https://www.sylvene.example", indexable: true }],
  ["http://localhost:8000", { siteUrl: "http://localhost:8000", indexable: true }],
  ["http://localhost:9000", { siteUrl: "http://localhost:9000", indexable: false }],
  ["http://localhost:9000/", { siteUrl: "http://localhost:9000", indexable: false }],
  ["https://été.example", { siteUrl: "https://xn--t-9fab.example", indexable: true }],
  ["", { siteUrl: "http://localhost:9000", indexable: false }],
  ["   ", { siteUrl: "http://localhost:9000", indexable: false }],
  [undefined, { siteUrl: "http://localhost:9000", indexable: false }],
])("SITE_URL=%s", (value, expected) => {
  expect(readSiteOrigin(value)).toEqual(expected);
});

it.each([
  ["www.sylvene.example", "n’est pas une adresse http(s)"],
  ["/site", "n’est pas une adresse http(s)"],
  ["ftp://www.sylvene.example", "n’est pas une adresse http(s)"],
  ["https://www.sylvene.example/site", "contient plus qu’une origine"],
  ["https://www.sylvene.example/?a=1", "contient plus qu’une origine"],
  ["https://www.sylvene.example/#a", "contient plus qu’une origine"],
  ["https://moi:secret@www.sylvene.example", "contient plus qu’une origine"],
])("SITE_URL=%s is refused with the remedy", (value, fault) => {
  expect(() => readSiteOrigin(value)).toThrow(fault);
  expect(() => readSiteOrigin(value)).toThrow("SITE_URL=https://www.sylvene.example");
});
