import { readBuildEnvironment } from "../../../src/gatsby/build-environment";

const origin = { siteUrl: "http://localhost:9000", indexable: false };

it.each([
  [{}, undefined, "fail"],
  [
    { AGENCY_API_URL: "https://api.example/v1//", AGENCY_API_ON_ERROR: "fail" },
    "https://api.example/v1",
    "fail",
  ],
  [
    { AGENCY_API_URL: " http://[::1]:8901 ", AGENCY_API_ON_ERROR: " last-good " },
    "http://[::1]:8901",
    "last-good",
  ],
])("reads %j", (env, agencyApiUrl, onApiError) => {
  expect(readBuildEnvironment(env)).toEqual({ origin, agencyApiUrl, onApiError });
});

it.each([
  [{ AGENCY_API_URL: "api.agence.example" }, "https://api.agence.example/v1, ou laissez vide"],
  [{ AGENCY_API_URL: "https://nom:secret@api.example/v1" }, "qui s’ouvre sans lui"],
  [{ AGENCY_API_URL: "http://jeton@api.example" }, "qui s’ouvre sans lui"],
  [{ AGENCY_API_ON_ERROR: "lastgood" }, "Écrivez fail (par défaut) ou last-good"],
])("refuses %j with the remedy", (env, message) => {
  expect(() => readBuildEnvironment(env)).toThrow(message);
});
