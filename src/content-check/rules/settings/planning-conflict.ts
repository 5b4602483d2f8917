/** A job of a team's morning: « 09:30 », as the schema has it. */
interface Job {
  readonly from: string;
  readonly to: string;
  /** Name of the team that can do it instead. */
  readonly taker?: string | null | undefined;
}

interface Team<J extends Job> {
  readonly name: string;
  readonly jobs: readonly J[];
}

/**
 * The one conflict of a planning: the team with two jobs at once, the job that it can hand on, and to whom.
 *
 * Undefined where there is none, or where handing it on would not solve all: another job overlaps too, the taker is busy then,
 * or another team is as free.
 */
export function conflictOf<J extends Job, T extends Team<J>>(
  teams: readonly (T & Team<J>)[],
): { team: T; job: J; taker: T } | undefined {
  const handed = teams.flatMap((team) => team.jobs.flatMap((job) => (job.taker ? [{ team, job }] : [])));
  const [conflict] = handed;
  if (!conflict || handed.length > 1) return undefined;
  const { team, job } = conflict;
  const taker = teams.find(({ name }) => name === job.taker);
  const isFree = ({ jobs }: Team<J>) => jobs.every((other) => other === job || !overlap(other, job));
  const free = teams.filter(isFree);
  const rest = teams.map(({ jobs }) => jobs.filter((other) => other !== job));
  const isSolved = rest.every((jobs) =>
    jobs.every((first, rank) => jobs.slice(rank + 1).every((second) => !overlap(first, second))),
  );
  const isOrdered = teams.every(({ jobs }) => jobs.every(({ from, to }) => from < to));
  const isOne = taker !== undefined && taker !== team && free.length === 1 && free[0] === taker;
  return isOne && isSolved && isOrdered ? { team, job, taker } : undefined;
}

const overlap = (first: Job, second: Job): boolean => first.from < second.to && second.from < first.to;
