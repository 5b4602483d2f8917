import { firstDayOf, trustedDay } from "../calendar/coming-days";
import { formatDay } from "../calendar/dates";
import { useBrowserValue } from "./use-browser-value";
import { useIdentity } from "./use-site";

/**
 * The day in Paris, `yyyy-MM-dd`, and the working days from that of the build on: as the browser's clock has it, or, before
 * hydration and for a clock that cannot be right, the day of the build.
 */
export function useToday(): { readonly today: string; readonly days: string } {
  const { workingDays: days } = useIdentity();
  return {
    days,
    today: trustedDay(
      days,
      useBrowserValue(() => formatDay(new Date()), firstDayOf(days)),
    ),
  };
}
