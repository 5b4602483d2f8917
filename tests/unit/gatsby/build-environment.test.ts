/** @jest-environment node */
import { readBuildEnvironment } from "../../../src/gatsby/build-environment";

it("has a default for everything", () => {
  expect(readBuildEnvironment({})).toEqual({
    origin: { siteUrl: "http://localhost:9000", indexable: false },
    agencyApiUrl: undefined,
    onApiError: "fail",
  });
});

it.each([
  ["https://api.sylvene.example/v1", "https://api.sylvene.example/v1"],
  ["https://api.sylvene.example/v1//", "https://api.sylvene.example/v1"],
  [" http://127.0.0.1:8901 ", "http://127.0.0.1:8901"],
  ["", undefined],
  ["  ", undefined],
])("AGENCY_API_URL=%s", (value, expected) => {
  expect(readBuildEnvironment({ AGENCY_API_URL: value }).agencyApiUrl).toBe(expected);
});

it.each([
  ["fail", "fail"],
  ["last-good", "last-good"],
  [" last-good ", "last-good"],
  ["", "fail"],
])("AGENCY_API_ON_ERROR=%s", (value, expected) => {
  expect(readBuildEnvironment({ AGENCY_API_ON_ERROR: value }).onApiError).toBe(expected);
});

it.each([
  [
    { AGENCY_API_URL: "api.sylvene.example" },
    "AGENCY_API_URL=https://api.sylvene.example/v1, ou laissez vide",
  ],
  [{ AGENCY_API_URL: "/api" }, "Écrivez l’adresse complète de l’API"],
  [{ AGENCY_API_URL: "ftp://api.sylvene.example" }, "n’est pas une adresse http(s)"],
  [{ AGENCY_API_URL: "http://" }, "n’est pas une adresse http(s)"],
  [{ AGENCY_API_ON_ERROR: "lastgood" }, "Écrivez fail (par défaut) ou last-good"],
  [{ AGENCY_API_ON_ERROR: "FAIL" }, "est inconnu"],
  [{ SITE_URL: "sylvene" }, "SITE_URL=« sylvene »"],
])("%j is refused with the remedy", (env, message) => {
  expect(() => readBuildEnvironment(env)).toThrow(message);
});
