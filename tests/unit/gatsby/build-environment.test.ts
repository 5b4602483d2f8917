import { readBuildEnvironment } from "../../../src/gatsby/build-environment";
import { readApiOrigin } from "../../../src/publish/security-policy";

const local = { siteUrl: "http://localhost:9000", indexable: false };
const none = { origin: local, agencyApiUrl: undefined, onApiError: "fail" };
const site = "https://www.agence.example";

it.each([
  [{}, {}],
  [{ SITE_URL: site }, { origin: { siteUrl: site, indexable: true } }],
  [{ SITE_URL: local.siteUrl }, {}],
  [{ AGENCY_API_URL: "https://api.example/v1//" }, { agencyApiUrl: "https://api.example/v1" }],
  [{ AGENCY_API_URL: " http://[::1]:8901 " }, { agencyApiUrl: "http://[::1]:8901" }],
  [{ AGENCY_API_ON_ERROR: " last-good " }, { onApiError: "last-good" }],
])("reads %j", (env, expected) => {
  expect(readBuildEnvironment(env)).toEqual({ ...none, ...expected });
});

it.each([
  [`${site}/`, site],
  ["https://été.example", "https://xn--t-9fab.example"],
])("SITE_URL=%s is normalised, with a notice", (value, siteUrl) => {
  const notice = `SITE_URL=« ${value} » est lue comme ${siteUrl}.`;
  expect(readBuildEnvironment({ SITE_URL: value }).origin).toEqual({ siteUrl, indexable: true, notice });
});

it.each([
  ["SITE_URL", "www.agence.example", "SITE_URL=https://www.agence.example"],
  ["SITE_URL", `${site}/site`, "contient plus qu’une origine"],
  ["SITE_URL", "https://moi:secret@www.agence.example", "contient plus qu’une origine"],
  ["AGENCY_API_URL", "api.agence.example", "https://api.agence.example/v1, ou laissez vide"],
  ["AGENCY_API_URL", "https://nom:secret@api.example/v1", "qui s’ouvre sans lui"],
  ["AGENCY_API_URL", "http://jeton@api.example", "qui s’ouvre sans lui"],
  ["AGENCY_API_ON_ERROR", "lastgood", "Écrivez fail (par défaut) ou last-good"],
])("%s=%s is refused with the remedy", (name, value, message) => {
  expect(() => readBuildEnvironment({ [name]: value })).toThrow(message);
});

describe("the API as browsers reach it", () => {
  it.each([
    [undefined, undefined],
    ["/api", undefined],
    ["https://api.agence.example/v1", "https://api.agence.example"],
  ])("%s → %s", (value, origin) => expect(readApiOrigin(value)).toBe(origin));

  it.each([
    ["https://nom:secret@api.example", /^(?!.*secret).*qui s’ouvre sans lui/],
    ["//api.example", /GATSBY_AGENCY_API_URL.*\/api/],
    ["javascript:alert(1)", /GATSBY_AGENCY_API_URL.*\/api/],
  ])("refuses %s", (value, message) => expect(() => readApiOrigin(value)).toThrow(message));
});
