import { readApiOrigin } from "../../../src/publish/security-policy";

describe("readApiOrigin", () => {
  it.each([
    [undefined, undefined],
    ["https://api.agence.example/v1", "https://api.agence.example"],
  ])("%s → %s", (value, origin) => expect(readApiOrigin(value)).toBe(origin));

  it("refuses a password, which would be published", () =>
    expect(() => readApiOrigin("https://nom:secret@api.example")).toThrow(
      /^(?!.*secret).*qui s’ouvre sans lui/,
    ));

  it.each(["api", "//api.example", "javascript:alert(1)"])("refuses %s and says what to write", (value) =>
    expect(() => readApiOrigin(value)).toThrow(/GATSBY_AGENCY_API_URL.*\/api/),
  );
});
