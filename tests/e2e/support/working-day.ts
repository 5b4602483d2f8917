import opening from "../../content/settings/opening.json";
import { formatDay } from "../../../src/shared/calendar/dates";
import { workingDaysFrom } from "../../../src/shared/calendar/holidays";
import { dayAfter } from "../../../src/shared/calendar/working-days";

const today = formatDay(new Date());

/** The next day on which the agency of tests/content works: a built site tells no hours of days before its own. */
export const nextWorkingDay = dayAfter(workingDaysFrom(today, opening), today, 1) ?? today;
