/** @jest-environment node */
import type { Fault } from "../../../src/content-check";
import { checkEverything } from "../../../src/content-check/full";
import { expectTold, pattern } from "./cases";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

/** What the agency promises in these tests. */
// prettier-ignore
const values = {
  replyHours: 4, freeCallHours: 1, consultationMinutes: 30, consultationSlotsPerMonth: 20, guaranteeDays: 7,
  guaranteeRefundPercent: 100, guaranteeRefundBusinessDays: 14, showcaseWeeks: "1 à 3", platformWeeks: 3, mvpDays: 30,
  businessSoftwareWeeks: 4, erpCrmWeeks: 6, ecommerceWeeks: 4, aiWeeks: 4, staffHours: 72, support: "24/7",
  rating: "4,9/5", erpCrmModules: 3, switchRehearsals: 3, doubleEntryDays: "5 au plus", switchPresenceDays: 3, aiCases: 300,
  platformTeam: 3, softwareTeam: 2, sprintWeeks: 1, mergeTestMinutes: "10 au plus", trainingGroup: "4 à 8",
} as const;

/** Sentences, and what of them promises something else than the agency does; nothing where they agree or promise none. */
const sentences: Readonly<Record<string, string>> = {
  "Nous répondons sous 6 heures ouvrées.": "6 heures ouvrées",
  "Réponse sous deux jours.": "Réponse sous deux jours",
  "Une réponse en moins de 24 h.": "réponse en moins de 24 h",
  "Deux heures de conseil offertes.": "Deux heures de conseil",
  "Un conseil gratuit de 2 heures.": "conseil gratuit de 2 heures",
  "Une consultation gratuite de 45 minutes.": "consultation gratuite de 45 minutes",
  "Nous ouvrons 10 créneaux de consultation.": "10 créneaux",
  "Profitez de 14 jours satisfait ou remboursé.": "14 jours satisfait ou remboursé",
  "La garantie « satisfait ou remboursé » dure 10 jours.": "satisfait ou remboursé » dure 10 jours",
  "Nous rendons 50 % des honoraires.": "50 % des honoraires",
  "Le remboursement arrive sous 30 jours ouvrés.": "remboursement arrive sous 30 jours ouvrés",
  "Nos clients nous notent 4,8/5.": "4,8/5",
  "Une assistance 12/7.": "12/7",
  "Votre site vitrine en 4 semaines.": "site vitrine en 4 semaines",
  "Un logiciel métier livré en 2 semaines.": "logiciel métier livré en 2 semaines",
  "Votre ERP en service dès 2 semaines.": "ERP en service dès 2 semaines",
  "Un MVP en 20 jours.": "MVP en 20 jours",
  "Une boutique ouverte en six semaines.": "boutique ouverte en six semaines",
  "Une intégration d’IA en 2 semaines.": "intégration d’IA en 2 semaines",
  "Un renfort sous 48 heures.": "renfort sous 48 heures",
  "L’appel de découverte dure 30 minutes.": "appel de découverte dure 30 minutes",
  "Nous livrons cinq modules en 6 semaines.": "cinq modules en 6 semaines",
  "La bascule est répétée deux fois.": "bascule est répétée deux fois",
  "La double saisie dure deux semaines.": "double saisie dure deux semaines",
  "Une semaine de présence à l’ouverture du module.": "Une semaine de présence à l’ouverture",
  "Un jeu d’épreuve de 50 cas.": "jeu d’épreuve de 50 cas",
  "Un CRM confié à quatre personnes.": "CRM confié à quatre personnes",
  "Une boutique confiée à trois personnes.": "boutique confiée à trois personnes",
  "Nous travaillons par sprints de deux semaines.": "sprints de deux semaines",
  "Les tests jugent une fusion en 38 minutes.": "fusion en 38 minutes",
  "Un atelier réunit un groupe de 12 personnes.": "atelier réunit un groupe de 12 personnes",
  "Nous répondons sous 4 heures ouvrées.": "",
  "Réponse sous quatre heures.": "",
  "Une heure de conseil est offerte.": "",
  "La double saisie dure trois jours, et les tests jugent une fusion en 9 minutes.": "",
  "Un SaaS confié à trois personnes, une boutique confiée à deux personnes.": "",
  "Notre client vend un ERP et emploie 12 personnes ; son équipe reçoit des groupes de 30 personnes.": "",
  "La garantie « satisfait ou remboursé » vaut 7 jours ; le remboursement arrive sous 14 jours ouvrés.": "",
  "Un site vitrine en 2 semaines, une boutique en 4 semaines, un ERP en 6 semaines.": "",
  "Logiciel métier, site e-commerce ou intégration d’IA : 4 semaines.": "",
  "Le serveur répond en 200 ms, et la sauvegarde part toutes les 6 heures.": "",
  "La CNIL est prévenue sous 72 heures, le client sous 24 heures.": "",
  "Comptez deux heures par semaine pour relire les maquettes du site vitrine.": "",
  "Un TER relie les deux villes en 2 heures ; le magasin ouvre 6 jours sur 7.": "",
  "La boutique vend 3 000 références, dont 12 nouveautés toutes les 2 semaines.": "",
};

describe("promises", () => {
  const claimsFile = "settings/claims.json";
  let tree: Tree;
  let faults: readonly Fault[];

  beforeAll(async () => {
    tree = copyContent();
    for (const [key, value] of Object.entries(values)) tree.set(claimsFile, [key, "value"], value);
    tree.set(claimsFile, ["rating", "checkBy"], "2026-11-20");
    tree.set(claimsFile, ["support", "checkBy"], "2026-11-21");
    for (const sentence of Object.keys(sentences)) {
      const spaced = sentence.replace(/ (?=[:;%»])|(?<=«) /g, "\u00a0");
      files.set(sentence, addCity(tree, `Essai ${files.size}`, "Une phrase simple.", spaced));
    }
    addPost(tree, "histoire", "Cette boutique a ouvert en 9 semaines, et son MVP en 20 jours.");
    tree.set("settings/solutions.json", ["items", 0, "service"], "site-vitrine");
    tree.set("settings/solutions.json", ["items", 0, "delay"], "5\u00a0semaines");
    tree.set("settings/home.json", ["about", "facts", 0, "value"], "6\u00a0h");
    tree.set("settings/home.json", ["about", "facts", 0, "label"], "ouvrées pour répondre");
    faults = await checkEverything({ root: tree.root, today });
  });

  const files = new Map<string, string>();
  const contradicted = (file: string): string[] =>
    told(faults, file).flatMap((fault) => / \| (« .* ») contredit un engagement/.exec(fault)?.[1] ?? []);
  /** What is told of one field: whatever the agency promises today, its other texts may contradict these values. */
  const toldOf = (file: string, field: string): string[] =>
    told(faults, file).filter((fault) => fault.includes(` — ${field} | `));

  it.each(Object.entries(sentences))("are compared with claims.json: %s", (sentence, quoted) => {
    expect(contradicted(files.get(sentence) ?? "")).toEqual(quoted ? [`« ${quoted} »`] : []);
  });

  it("are not seen in what an article tells", () => {
    expect(contradicted("blog/histoire/index.md")).toEqual([]);
  });

  it("are compared in the figures of settings too, with the sentence to repeat", () => {
    const text = tree.data(claimsFile).showcaseWeeks.text.replaceAll("\u00a0", " ");
    expect(toldOf("settings/solutions.json", "items › 1 › delay")).toEqual([
      pattern(
        `{…} | « 5 semaines » contredit un engagement de l’agence. | content/settings/claims.json dit : « ${text} » Reprenez ce chiffre, ou changez-le d’abord là-bas.`,
      ),
    ]);
    expect(toldOf("settings/home.json", "about › facts › 1 › value")).toEqual([
      expect.stringContaining("« 6 h » contredit un engagement"),
    ]);
  });

  it("are no prices: an amount in a service's prose is told where it belongs", async () => {
    const copy = copyContent();
    copy.set("services/saas/index.json", ["pricing"], "<p>Comptez 18 000 € pour commencer.</p>");
    const found = await checkEverything({ root: copy.root, today });
    const remedy = "Écrivez-le dans le champ priceFrom du service, et ici ce qu’il couvre.";
    expect(told(found, "services/saas/index.json")).toContainEqual(
      pattern(`{…} — pricing | « 18 000 € » est un prix écrit dans un texte. | ${remedy}`),
    );
  });

  it("are to be read again once their date is past, not before", () => {
    expectTold(faults, claimsFile, [
      "! {…} — rating › checkBy | Cet engagement devait être relu avant le 2026-11-20. | Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
    ]);
  });
});
