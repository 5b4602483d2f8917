import { faultAt, type Fault } from "../../fault";
import { texts, valueAt } from "../../document";
import { settingOf, type Content } from "../../read/content";
import { checkDelivered } from "./delivered";

/** What must not be published at a real address: invented clients and figures, and values of the demonstration. */
export function checkPublication(content: Content): Fault[] {
  const site = settingOf(content, "site");
  if (!site) return [];
  const invented = [...texts(site.data)].filter(({ text }) => /démonstration|fictive/i.test(text));
  return [
    ...checkDelivered(content),
    ...(valueAt(site.data, ["demonstration"]) === true
      ? [
          faultAt(site, {
            path: ["demonstration"],
            problem: "Les clients, leurs avis et leurs chiffres sont inventés : ce site ne se publie pas.",
            remedy:
              "Remplacez réalisations, avis, partenaires et note par les vôtres, puis retirez cette ligne.",
          }),
        ]
      : []),
    ...invented.flatMap(({ path, text }) =>
      faultAt(site, {
        path,
        problem: `« ${text} » est une valeur de démonstration.`,
        remedy: "Écrivez celle de l’agence.",
      }),
    ),
  ];
}
