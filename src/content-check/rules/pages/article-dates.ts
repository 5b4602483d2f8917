import { comingDate, isDate, never } from "../../../shared/calendar/coming-date";
import { textAt, type Document } from "../../document";
import type { Finding } from "../../fault";
import { inEach, type Rule } from "../../rule";

/** No site was older: the date is a slip. */
const oldest = "1995-01-01";

/**
 * Dates of articles: one to come is reported, since the build leaves the article out until then; a revision is neither
 * to come nor before the publication.
 */
export const dateRule: Rule = {
  name: "article-date",
  everyBuild: true,
  check: inEach("blog-post", (post, { today }) => {
    const [date = "", updated = "", coming] = [
      dateAt(post, "date"),
      dateAt(post, "updated"),
      comingDate(post.data, today),
    ];
    return [
      coming === undefined ? undefined : waiting(coming, today),
      date !== "" && date < oldest
        ? {
            path: ["date"],
            detail: "old",
            problem: `Un article du ${date} serait le dernier de la liste.`,
            remedy: `Vérifiez l’année : ${today} est aujourd’hui.`,
          }
        : undefined,
      updated > today
        ? {
            path: ["updated"],
            detail: "future-revision",
            problem: "Une révision ne peut pas porter une date à venir.",
            remedy: `Écrivez la date d’aujourd’hui, ${today}, ou retirez ce champ.`,
          }
        : undefined,
      updated !== "" && updated < date
        ? {
            path: ["updated"],
            detail: "early-revision",
            problem: "La révision est antérieure à la publication.",
            remedy: `Écrivez une date égale ou postérieure au ${date}, ou retirez ce champ.`,
          }
        : undefined,
    ];
  }),
};

const waiting = (day: string, today: string): Finding =>
  day === never
    ? {
        severity: "notice",
        path: ["draft"],
        detail: "draft",
        problem: "Cet article est un brouillon : il n’est pas sur le site.",
        remedy:
          "Rien à faire, s’il n’est pas prêt ; npm run develop le montre. Pour le publier, retirez draft.",
      }
    : {
        severity: "notice",
        path: ["date"],
        detail: "coming",
        problem: `Cet article attend le ${day} : d’ici là, il n’est pas sur le site.`,
        remedy: `Il paraîtra de lui-même. Pour le publier maintenant, écrivez la date d’aujourd’hui, ${today}.`,
      };

function dateAt(post: Document, field: string): string | undefined {
  const date = textAt(post, field);
  return date !== undefined && isDate(date) ? date : undefined;
}
