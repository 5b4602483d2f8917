import { acknowledgementOf } from "../../../src/receiver/acknowledgement";
import type { Mail } from "../../../src/receiver/mail";
import { noticeOf } from "../../../src/receiver/notice";
import { agency, lead, minuteMs, start } from "./agency";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const headers = (kind: string) => ({ "Auto-Submitted": kind, "X-Auto-Response-Suppress": "All" });

it.each([
  ["devis", "devis@agence.example"],
  ["contact", "contact@agence.example"],
  ["concours", "contact@agence.example"],
] as const)("a %s is announced to %s, where answers to its acknowledgement go", (kind, mailbox) => {
  expect(noticeOf({ ...lead, kind }, agency).to).toBe(mailbox);
  expect(acknowledgementOf({ ...lead, kind }, agency, start)?.replyTo).toBe(mailbox);
});

it("a notice names the time in Paris and what was typed, in its text alone, and answers go to the visitor", () => {
  const fields = { ...lead.fields, name: "Zoé\r\nBcc: tous@exemple.example", message: "<b>Bonjour</b>" };
  const { text, subject, ...rest } = noticeOf({ ...lead, fields }, agency);
  expect(rest).toEqual({
    to: "devis@agence.example",
    replyTo: "zoe@exemple.example",
    messageId: "<0a1b2c3d-0000-4000-8000-000000000000@agence.example>",
    headers: headers("auto-generated"),
  });
  expect(plain(subject)).toBe("Demande de devis, 27 novembre, 16 h 20 (0a1b2c3d)");
  expect(plain(text).split("\n").slice(0, 3)).toEqual([
    "Demande de devis reçue le 27 novembre 2026 à 16 h 20",
    "Depuis la page /contact",
    "À répondre avant lundi 30 novembre, 11 h 20",
  ]);
  expect(text).toContain("Une\nboutique");
  expect(text).not.toContain("Téléphone");
});

it.each([
  ["0465710000", "04 65 71 00 00"],
  ["+33465710000", "+33 4 65 71 00 00"],
  ["+330465710000", "+33 04 65 71 00 00"],
  ["0033465710000", "0033 4 65 71 00 00"],
  ["+32475123456", "+32 4 75 12 34 56"],
  ["+352621123456", "+352 6 21 12 34 56"],
  ["+14155552671", "+1 41 55 55 26 71"],
  // The contest takes other signs, too.
  ["(04)65710000", "(04)65710000"],
  ["06 12 34", "06 12 34"],
])("the phone %s is read as %s in a notice", (phone, shown) => {
  const fields = { ...lead.fields, phone };
  expect(plain(noticeOf({ ...lead, fields }, agency).text)).toContain(`\nTéléphone : ${shown}\n`);
});

it("an acknowledgement says what has come, by when the answer comes, how to send files, and nothing that was typed", () => {
  const { text, subject, ...rest } = acknowledgementOf(lead, agency, start) as Mail;
  expect(rest).toEqual({
    to: "zoe@exemple.example",
    replyTo: "devis@agence.example",
    messageId: "<0a1b2c3d-0000-4000-8000-000000000000.accuse@agence.example>",
    headers: headers("auto-replied"),
  });
  expect(plain(subject)).toBe("Votre demande du 27 novembre est arrivée");
  expect(plain(text)).toMatch(
    /^Bonjour,\n\nNous avons reçu votre message et vous répondons avant lundi 30 novembre, 11 h 20\.\n/,
  );
  expect(text).toContain("Pour joindre des fichiers, répondez à cet e-mail.");
  expect(plain(text)).toMatch(/\nCembraie\n04 65 71 00 00\n$/);
  for (const typed of [...Object.values(lead.fields).filter(Boolean), lead.page])
    expect(text).not.toContain(typed);
});

it("an acknowledgement promises no hour for an entry to the contest, and calls it one", () => {
  const { text, subject } = acknowledgementOf({ ...lead, kind: "concours" }, agency, start) as Mail;
  expect(plain(subject)).toBe("Votre inscription du 27 novembre est arrivée");
  expect(text).toContain("Nous avons reçu votre inscription au jeu-concours.");
  expect(text).not.toContain("avant");
});

it.each([
  ["its own mailbox", "Contact@Agence.example", 0],
  ["somebody whose answer should be there", "zoe@exemple.example", 3 * 24 * 60],
])("no acknowledgement is written to %s", (_who, email, minutes) => {
  const late = start + minutes * minuteMs;
  expect(acknowledgementOf({ ...lead, fields: { ...lead.fields, email } }, agency, late)).toBeUndefined();
});
