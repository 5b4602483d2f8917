import { mailDraft } from "../../../src/forms/contact-links";

it("a mail holds a message with half an emoji, and a whole one", () => {
  const body = "a%EF%BF%BD%20%F0%9F%98%80";
  expect(mailDraft("x", ["", "a\ud83d 😀"])).toBe(`?subject=x&body=${body}`);
});
