import { faultAt } from "../at";
import { textAt, type Document } from "../document";
import type { Fault } from "../fault";
import { documentsOf, type Content } from "../read/content";
import { isDate } from "../schema/load";

/** Today in Paris, year-month-day. */
export function todayInParis(now = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(now);
}

/** Dates of articles: none in the future, no revision before the publication. @param today year-month-day */
export function checkDates(content: Content, today: string): Fault[] {
  return documentsOf(content, "blog-post").flatMap((post) => [
    ...future(
      post,
      "date",
      today,
      "Un article est publié dès que le site est construit : il ne peut pas porter une date à venir.",
    ),
    ...future(post, "updated", today, "Une révision ne peut pas porter une date à venir."),
    ...backwards(post),
  ]);
}

function future(post: Document, field: "date" | "updated", today: string, problem: string): Fault[] {
  const date = dateAt(post, field);
  if (date === undefined || date <= today) return [];
  const wait = field === "date" ? ", ou gardez cet article dans une demande de fusion jusqu’à ce jour" : "";
  return [
    faultAt(post, { path: [field], problem, remedy: `Écrivez la date d’aujourd’hui, ${today}${wait}.` }),
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

function dateAt(post: Document, field: string): string | undefined {
  const date = textAt(post, field);
  return date !== undefined && isDate(date) ? date : undefined;
}
