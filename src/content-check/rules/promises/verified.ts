import { textAt } from "../../document";
import { inEveryDocument, type Rule } from "../../rule";

/** Pages whose facts that age (versions, ends of support, laws) were last verified more than a year ago. */
export const verifiedRule: Rule = {
  name: "verified",
  everyBuild: false,
  check: inEveryDocument((document, { today }) => {
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const verifiedOn = textAt(document, "verifiedOn");
    if (verifiedOn === undefined || verifiedOn >= yearAgo) return [];
    return [
      {
        severity: "warning",
        path: ["verifiedOn"],
        problem: `Les faits de cette page ont été vérifiés le ${verifiedOn}, il y a plus d’un an.`,
        remedy:
          "Relisez-y versions, fins de support et lois, corrigez-les, puis écrivez la date d’aujourd’hui.",
      },
    ];
  }),
};
