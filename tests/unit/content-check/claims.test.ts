import type { Fault } from "../../../src/content-check";
import { claimRule } from "../../../src/content-check/rules/promises/claims";
import { expectTold, pattern } from "./cases";
import { addCity, ask, check, copyContent, messagesOf, type Tree } from "./tree";

/** What the agency of these tests promises, with every sign that `written` may hold. */
const others = [
  {
    value: "1",
    unit: "heure",
    written: ["# heure [de] (conseil|consulting)", "conseil gratuit (de|d’) # heure"],
  },
  { value: "7", unit: "jours", written: ["satisfait ou remboursé … # jour"] },
  { value: "14", unit: "jours ouvrés", written: ["rembours* … # jour ouvré"] },
  { value: "100", unit: "%", written: ["# % des honoraires"] },
  { value: "24/7", written: ["#/7"] },
  { value: "10 au plus", unit: "minutes", written: ["fusion en [moins de] # (minute|heure)"] },
  { value: "4 à 8", unit: "personnes", written: ["groupe de # personne"] },
  { value: "1 à 3", unit: "semaines", subjects: ["site vitrine"], services: ["site-vitrine"] },
  { value: "6", unit: "semaines", subjects: ["ERP", "CRM"] },
  { value: "3", unit: "semaines", subjects: ["ERP", "CRM", "plateforme"] },
  { value: "4", unit: "semaines", subjects: ["boutique"] },
  { value: "2", unit: "personnes", subjects: ["ERP", "boutique"], written: ["confié à # personne"] },
].map((claim) => ({ ...claim, text: `Promesse de ${claim.value}.`, checkBy: "2026-11-21" }));

const claims = {
  replyHours: {
    ...{
      value: 4,
      unit: "heures ouvrées",
      text: "Réponse sous 4\u00a0heures ouvrées.",
      checkBy: "2026-11-21",
    },
    written: ["# (heure|h) ouvrée", "(réponse|répondons) … (sous|en moins de) # (heure|h|jour)"],
  },
  rating: {
    ...{ value: "4,9/5", count: 27, period: "de 2024 à 2026", source: "questionnaire" },
    ...{ text: "4,9/5.", checkBy: "2026-11-20", written: ["#/5"] },
  },
  others,
};

/** Sentences, and what of them promises something else than the agency does; nothing where they agree or promise none. */
const sentences: Readonly<Record<string, string>> = {
  "Nous répondons sous 6 heures ouvrées.": "6 heures ouvrées",
  "Un conseil gratuit d’une demi-journée, ou de 2 heures.": "",
  "Un conseil gratuit de 2 heures.": "conseil gratuit de 2 heures",
  "La garantie « satisfait ou remboursé » dure 10 jours.": "satisfait ou remboursé » dure 10 jours",
  "Nos clients nous notent 4,8/5.": "4,8/5",
  "Votre site vitrine en 4 semaines.": "site vitrine en 4 semaines",
  "Une boutique confiée à trois personnes.": "boutique confiée à trois personnes",
  "Les tests jugent une fusion en 38 minutes.": "fusion en 38 minutes",
  "Nous répondons sous 4 heures ouvrées.": "",
  "Une heure de conseil est offerte.": "",
  "Les tests jugent une fusion en moins de 9 minutes.": "",
  "Notre client vend un ERP et emploie 12 personnes.": "",
  "La garantie « satisfait ou remboursé » vaut 7 jours ; le remboursement arrive sous 14 jours ouvrés.": "",
  "Un site vitrine en 2 semaines, une boutique en 4 semaines, un ERP en 6 semaines, un CRM dès 3 semaines.":
    "",
  "Le serveur répond en 200 ms, et la sauvegarde part toutes les 6 heures.": "",
  "Le magasin ouvre 6 jours sur 7 ; il vend 3 000 références, dont 12 nouveautés toutes les 2 semaines.": "",
};

describe("promises", () => {
  const claimsFile = "settings/claims.json";
  let tree: Tree;
  let faults: readonly Fault[];

  beforeAll(async () => {
    tree = copyContent();
    tree.write(claimsFile, JSON.stringify({ $schema: "../schemas/claims.schema.json", ...claims }));
    for (const sentence of Object.keys(sentences)) {
      const spaced = sentence.replace(/ (?=[:;%»])|(?<=«) /g, "\u00a0");
      files.set(sentence, addCity(tree, `Essai ${files.size}`, "Une phrase simple.", spaced));
    }
    tree.set("settings/solutions.json", ["items", 0, "service"], "site-vitrine");
    tree.set("settings/solutions.json", ["items", 0, "delay"], "5\u00a0semaines");
    tree.set("settings/home.json", ["about", "facts", 0, "value"], "6\u00a0h");
    tree.set("settings/home.json", ["about", "facts", 0, "label"], "ouvrées pour répondre");
    faults = await check(tree, { full: true });
  });

  const files = new Map<string, string>();
  const contradicted = (file: string): string[] =>
    messagesOf(faults, file).flatMap(
      (fault) => / \| (« .* ») contredit un engagement/.exec(fault)?.[1] ?? [],
    );
  /** What is told of one field: whatever the agency promises today, its other texts may contradict these values. */
  const toldOf = (file: string, field: string): string[] =>
    messagesOf(faults, file).filter((fault) => fault.includes(` — ${field} | `));

  it.each(Object.entries(sentences))("are compared with claims.json: %s", (sentence, quoted) => {
    expect(contradicted(files.get(sentence) ?? "")).toEqual(quoted ? [`« ${quoted} »`] : []);
  });

  it("are compared in the figures of settings too, with the sentence to repeat", () => {
    expect(toldOf("settings/solutions.json", "items › 1 › delay")).toEqual([
      pattern(
        `{…} | « 5 semaines » contredit un engagement de l’agence. | content/settings/claims.json dit : « Promesse de 1 à 3. » Reprenez ce chiffre, ou changez-le d’abord là-bas.`,
      ),
    ]);
    expect(toldOf("settings/home.json", "about › facts › 1 › value")).toEqual([
      expect.stringContaining("« 6 h » contredit un engagement"),
    ]);
  });

  it("are no prices: an amount in a service's prose is told where it belongs", async () => {
    const copy = copyContent();
    copy.set("services/saas/index.json", ["pricing"], "<p>Comptez 18 000 € pour commencer.</p>");
    expectTold(await ask(claimRule, copy), "services/saas/index.json", [
      "{…} — pricing | « 18 000 € » est un prix écrit dans un texte. | Écrivez-le dans le champ priceFrom du service, et ici ce qu’il couvre.",
    ]);
  });

  it("are to be read again once their date is past, not before", () => {
    expectTold(faults, claimsFile, [
      "! {…} — rating › checkBy | Cet engagement devait être relu avant le 2026-11-20. | Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
    ]);
  });
});
