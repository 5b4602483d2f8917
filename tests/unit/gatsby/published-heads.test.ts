/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { headFaults, readHeads } from "../../../src/gatsby/published-heads";

const description = "Une description de soixante-dix caractères au moins, comme les moteurs en veulent.";

describe("readHeads", () => {
  const published = mkdtempSync(path.join(tmpdir(), "heads-"));
  afterAll(() => rmSync(published, { recursive: true }));

  it("finds title and description where Gatsby writes them", () => {
    const page = (title: string) =>
      `<html><head><title data-gatsby-head="true">${title}</title><meta data-gatsby-head="true" name="description" content="L&#x27;offre &amp; nous"/></head><body><svg><title>Non</title></svg></body></html>`;
    mkdirSync(path.join(published, "contact"));
    writeFileSync(path.join(published, "index.html"), page("Accueil"));
    writeFileSync(path.join(published, "contact/index.html"), page("Nous &amp; vous"));
    writeFileSync(path.join(published, "404.html"), "<html><head></head></html>");
    expect(readHeads(published, ["/", "/contact", "/404.html"])).toEqual([
      { page: "/", title: "Accueil", description: "L'offre & nous" },
      { page: "/contact", title: "Nous & vous", description: "L'offre & nous" },
      { page: "/404.html", title: "", description: "" },
    ]);
  });
});

describe("headFaults", () => {
  it("has nothing to say of pages that keep to the limits", () => {
    const least = { page: "/a", title: "x".repeat(15), description: "x".repeat(70) };
    const most = { page: "/b", title: "é".repeat(65), description: "é".repeat(160) };
    expect(headFaults([least, most])).toEqual([]);
  });

  it("names the page, the length and the text of what is too short or too long", () => {
    const short = { page: "/a", title: "x".repeat(14), description: `${"x".repeat(161)}` };
    expect(headFaults([short])).toEqual([
      { pages: ["/a"], text: "/a : le titre compte 14 caractères au lieu de 15 à 65 (« xxxxxxxxxxxxxx »)." },
      {
        pages: ["/a"],
        text: `/a : la description compte 161 caractères au lieu de 70 à 160 (« ${"x".repeat(161)} »).`,
      },
    ]);
  });

  it("names both pages that say the same", () => {
    const title = "Un titre assez long";
    expect(
      headFaults([
        { page: "/a", title, description },
        { page: "/b", title, description: `${description} Oui.` },
        { page: "/c", title: `${title} aussi`, description },
      ]),
    ).toEqual([
      { pages: ["/b", "/a"], text: "/b : le titre est déjà celui de /a (« Un titre assez long »)." },
      { pages: ["/c", "/a"], text: `/c : la description est déjà celle de /a (« ${description} »).` },
    ]);
  });
});
