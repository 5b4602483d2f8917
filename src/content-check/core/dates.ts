import { faultAt } from "../at";
import { valueAt, type Document, type Json } from "../document";
import type { Fault } from "../fault";
import { documentsOf, type Content } from "../read/content";
import { isDate } from "../schema/load";

/** The day that an article waits for, year-month-day; undefined once it has come. @param today year-month-day */
export function comingDate(post: { readonly data: Json }, today: string): string | undefined {
  const date = dateAt(post, "date");
  return date !== undefined && date > today ? date : undefined;
}

/**
 * Dates of articles: one to come is told, since the build leaves the article out until then; a revision is neither
 * to come nor before the publication. @param today year-month-day
 */
export function checkDates(content: Content, today: string): Fault[] {
  return documentsOf(content, "blog-post").flatMap((post) => [
    ...waiting(post, today),
    ...revisedTooSoon(post, today),
    ...backwards(post),
  ]);
}

function waiting(post: Document, today: string): Fault[] {
  const date = comingDate(post, today);
  if (date === undefined) return [];
  return [
    faultAt(post, {
      severity: "notice",
      path: ["date"],
      problem: `Cet article attend le ${date} : d’ici là, il n’est pas sur le site.`,
      remedy: `Rien à faire : il paraîtra de lui-même. Pour le publier maintenant, écrivez la date d’aujourd’hui, ${today}.`,
    }),
  ];
}

function revisedTooSoon(post: Document, today: string): Fault[] {
  const updated = dateAt(post, "updated");
  if (updated === undefined || updated <= today) return [];
  return [
    faultAt(post, {
      path: ["updated"],
      problem: "Une révision ne peut pas porter une date à venir.",
      remedy: `Écrivez la date d’aujourd’hui, ${today}, ou retirez ce champ.`,
    }),
  ];
}

function backwards(post: Document): Fault[] {
  const [date, updated] = [dateAt(post, "date"), dateAt(post, "updated")];
  if (date === undefined || updated === undefined || updated >= date) return [];
  const problem = "La révision est antérieure à la publication.";
  return [
    faultAt(post, {
      path: ["updated"],
      problem,
      remedy: `Écrivez une date égale ou postérieure au ${date}, ou retirez ce champ.`,
    }),
  ];
}

function dateAt(post: { readonly data: Json }, field: string): string | undefined {
  const date = valueAt(post.data, [field]);
  return typeof date === "string" && isDate(date) ? date : undefined;
}
