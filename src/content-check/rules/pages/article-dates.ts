import { valueAt, type Document, type Json } from "../../document";
import { faultsAt, type Finding } from "../../fault";
import { documentsOf } from "../../read/content";
import type { Rule } from "../../rule";
import { isDate } from "../../schema/load";

/** The day that an article waits for, year-month-day; undefined once it has come. @param today year-month-day */
export function comingDate(post: { readonly data: Json }, today: string): string | undefined {
  const date = dateAt(post, "date");
  return date !== undefined && date > today ? date : undefined;
}

/**
 * Dates of articles: one to come is reported, since the build leaves the article out until then; a revision is neither
 * to come nor before the publication.
 */
export const dateRule: Rule = {
  everyBuild: true,
  check: ({ content, today }) =>
    documentsOf(content, "blog-post").flatMap((post) => faultsAt(post, dateFindings(post, today))),
};

function dateFindings(post: Document, today: string): Finding[] {
  const findings: Finding[] = [];
  const [date, updated, coming] = [dateAt(post, "date"), dateAt(post, "updated"), comingDate(post, today)];
  if (coming !== undefined) {
    const problem = `Cet article attend le ${coming} : d’ici là, il n’est pas sur le site.`;
    const remedy = `Rien à faire : il paraîtra de lui-même. Pour le publier maintenant, écrivez la date d’aujourd’hui, ${today}.`;
    findings.push({ severity: "notice", path: ["date"], problem, remedy });
  }
  if (updated !== undefined && updated > today) {
    const remedy = `Écrivez la date d’aujourd’hui, ${today}, ou retirez ce champ.`;
    const problem = "Une révision ne peut pas porter une date à venir.";
    findings.push({ path: ["updated"], problem, remedy });
  }
  if (date !== undefined && updated !== undefined && updated < date) {
    const remedy = `Écrivez une date égale ou postérieure au ${date}, ou retirez ce champ.`;
    findings.push({ path: ["updated"], problem: "La révision est antérieure à la publication.", remedy });
  }
  return findings;
}

function dateAt(post: { readonly data: Json }, field: string): string | undefined {
  const date = valueAt(post.data, [field]);
  return typeof date === "string" && isDate(date) ? date : undefined;
}
