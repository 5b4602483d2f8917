import type { BuiltPage } from "../../support/built-site";
import { unlike } from "./judge";

/** Strip, sheet, steps and end of a page say the days of one plan: of the call, of its start, and of what is ready. */
export function dateFaults({ document }: BuiltPage): string[] {
  const datesIn = (selector: string): string[] =>
    Array.from(
      document.querySelectorAll<HTMLTimeElement>(`main ${selector} time`),
      ({ dateTime }) => dateTime,
    );
  const [ready, call = "", start = ""] = datesIn("[data-testid=end]");
  if (!ready) return [];
  const days = [call, start, ready].filter((day) => day !== "");
  const method = "section:is(:has(#methode), [aria-labelledby=pourquoi-nous])";
  const steps = datesIn(`${method} li`).slice(0, days.length);
  return [
    ...unlike("days in order", days, days.toSorted()),
    ...datesIn("> [aria-hidden]").flatMap((day) => unlike("day of the strip", day, ready)),
    ...datesIn(`${method} figcaption`)
      .slice(1)
      .flatMap((day) => unlike("day below the sheet", day, ready)),
    ...unlike("days of the steps", steps, days.slice(0, steps.length)),
  ];
}
