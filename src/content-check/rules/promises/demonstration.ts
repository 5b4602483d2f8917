import { texts, valueAt } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";

/**
 * What is not true yet: the line that says so of clients and figures, blanks such as « [à compléter : numéro SIREN] », and
 * addresses that nobody can own. Comparing with what was delivered decides nothing (`start-content.ts` only warns): one changed
 * word would make an invented client pass for a true one. The line is there until somebody removes it, and the addresses refuse a site without it.
 */
export const demonstrationRule: Rule = {
  name: "demonstration",
  everyBuild: false,
  check: ({ content, publication }) =>
    publication
      ? [
          ...inventedClients(content),
          ...unnamedLeadsHost(content),
          ...blanks(content),
          ...reservedAddresses(content),
        ]
      : [],
};

function inventedClients(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site || valueAt(site.data, ["demonstration"]) !== true) return [];
  return [
    faultAt(site, {
      path: ["demonstration"],
      problem: "Les clients, leurs avis et leurs chiffres sont inventés : ce site ne se publie pas.",
      remedy:
        "Remplacez réalisations, avis, partenaires, note, chiffres et audit par les vôtres, puis retirez cette ligne.",
    }),
  ];
}

/** The law wants the recipients of personal data named (GDPR, article 13). */
function unnamedLeadsHost(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site || valueAt(site.data, ["legal", "leadsHost"])) return [];
  return [
    faultAt(site, {
      path: ["legal", "leadsHost"],
      detail: "leads-host",
      problem: "Rien ne dit qui garde les demandes des formulaires.",
      remedy: "Nommez cet hébergeur : la politique de confidentialité l’écrit.",
    }),
  ];
}

const blank =
  /\[[^\]\n]*à compléter[^\]\n]*\]|[^\s.;][^.;]*\(valeur de démonstration[^)]*\)|(?:Modèle|Hébergeur) de démonstration|\b000[ \u00a0]000[ \u00a0]000\b/g;

const blanks = ({ documents }: Content): Fault[] =>
  documents.flatMap((document) =>
    [...texts(document.data), { path: undefined, text: document.body?.text ?? "" }].flatMap(
      ({ path, text }) =>
        Array.from(text.matchAll(blank), ({ 0: value, index }) =>
          faultAt(document, {
            path,
            index,
            detail: "blank",
            problem: `« ${value} » est à compléter.`,
            remedy: "Écrivez ce qui est vrai de l’agence, ou retirez le passage.",
          }),
        ),
    ),
  );

/** Names that end in `.example` (RFC 2606), and the telephone numbers that ARCEP keeps for fiction. */
const reserved = /\.example\b|^(?:01 ?99 ?00|02 ?61 ?91|03 ?53 ?01|04 ?65 ?71|05 ?36 ?49|06 ?39 ?98)/;

/** Texts repeat the addresses of `site.json` by marks; an article may show `www.agence.example` in its code. */
function reservedAddresses(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site) return [];
  return texts(site.data)
    .filter(({ text }) => reserved.test(text.replaceAll("\u00a0", " ")))
    .map(({ path, text }) =>
      faultAt(site, {
        path,
        detail: "address",
        problem: `« ${text} » n’appartient à personne : c’est un exemple.`,
        remedy: "Écrivez l’adresse ou le numéro de l’agence.",
      }),
    );
}
