import { isDate } from "../../../shared/calendar/coming-date";
import { texts } from "../../document";
import { inEveryDocument, type Rule } from "../../rule";

/** Promises whose date for rereading is past, facts that age (versions, laws) verified more than a year ago, deliveries to come. */
export const datedRule: Rule = {
  name: "dated",
  everyBuild: false,
  check: inEveryDocument(({ data }, { today }) => {
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    return texts(data).map(({ path, text }) => {
      if (path.at(-1) === "checkBy" && text < today)
        return {
          severity: "warning",
          path,
          detail: "promise",
          problem: `Cet engagement devait être relu avant le ${text}.`,
          remedy: "Vérifiez qu’il tient toujours, puis écrivez la date de la prochaine relecture.",
        };
      if (path.at(-1) === "verifiedOn" && text < yearAgo)
        return {
          severity: "warning",
          path,
          detail: "fact",
          problem: `Les faits de cette page ont été vérifiés le ${text}, il y a plus d’un an.`,
          remedy:
            "Relisez-y versions, fins de support et lois, corrigez-les, puis écrivez la date d’aujourd’hui.",
        };
      if (path.at(-1) === "deliveredOn" && isDate(text) && text > today)
        return {
          path,
          detail: "delivery",
          problem: `Ce projet serait en service le ${text}, un jour à venir.`,
          remedy: `Écrivez le jour de sa mise en service : ${today} ou avant.`,
        };
      return undefined;
    });
  }),
};
