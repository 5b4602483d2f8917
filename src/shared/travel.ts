/** « sur place », « 45 min », « 1 h 10 », « 3 h ». @param minutes of travel from the seat; 0 there */
export function formatTravel(minutes: number): string {
  if (minutes === 0) return "sur\u00a0place";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return `${hours}\u00a0h${rest > 0 ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

/** Minutes between two marks of an axis of times, and up to which time they stay few. */
const steps = [
  [15, 60],
  [60, 240],
  [120, 720],
  [360, Infinity],
] as const;

/** Where an axis of times has its marks, in minutes: from 0 to the first at which no time is beyond. */
export function hourMarks(times: readonly number[]): number[] {
  const longest = Math.max(1, ...times);
  const [step] = steps.find(([, upTo]) => longest <= upTo) ?? steps[0];
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step);
}
