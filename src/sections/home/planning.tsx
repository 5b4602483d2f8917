import { graphql } from "gatsby";
import React, { useEffect, type CSSProperties, type ReactNode } from "react";
import { withA } from "../../shared/text/words";
import { formatTime, minutesOf } from "../../shared/calendar/opening-hours";
import { useWhenNear } from "../../shared/browser/use-when-near";
import { PlanningFoot } from "./planning-foot";
import { overlap, PlanningRows } from "./planning-rows";
import * as styles from "./planning.module.css";

interface PlanningProps {
  readonly planning: Queries.PlanningFragment;
  /** Whose product the planning is a piece of, and what it brought. */
  readonly children: ReactNode;
}

const loadDrag = () => import(/* webpackChunkName: "planning" */ "./planning-drag");

/**
 * A part of a day of several teams in which two jobs of one team overlap. A box hands one of them to another team, before scripts
 * and without them. Scripts add that the job can be dragged there, and announce what changed.
 */
export function Planning({ planning, children }: PlanningProps) {
  const [ref, drag] = useWhenNear<Awaited<ReturnType<typeof loadDrag>>>(loadDrag);
  const { title, solved, day, teams } = planning;
  const team = teams.find(({ jobs }) => jobs.some(({ taker }) => taker));
  const job = team?.jobs.find(({ taker }) => taker);
  const clash = team?.jobs.find((item) => job && item !== job && overlap(item, job));
  useEffect(
    () =>
      ref.current && team && job?.taker && clash
        ? drag?.letDrag(ref.current, {
            names: teams.map(({ name }) => name),
            home: team.name,
            taker: job.taker,
            // Two jobs overlap from the start of the later one.
            time: formatTime(minutesOf(job.from > clash.from ? job.from : clash.from)),
          })
        : undefined,
    [ref, drag, teams, team, job, clash],
  );
  if (!team || !job?.taker) return null;
  const hours = hoursOf(teams);
  return (
    <figure
      ref={ref}
      className={`sheet bordered ${styles.planning}`}
      style={{ "--hours": hours.length } as CSSProperties}
    >
      <figcaption className={styles.bar}>
        <b>{twoStates(title, solved)}</b>{" "}
        <span className={styles.count}>{twoStates("1\u00a0conflit", "0\u00a0conflit")}</span>
      </figcaption>
      <p className={styles.hours} aria-hidden>
        <b>{day}</b>{" "}
        {hours.map((hour) => (
          <span key={hour}>{`${hour}\u00a0h `}</span>
        ))}
      </p>
      <PlanningRows teams={teams} team={team} job={job} start={hours[0] ?? 0} />
      <PlanningFoot label={`Confier ${withA(job.taker)}`}>{children}</PlanningFoot>
    </figure>
  );
}

/** The hours from the first job's start until the last one's end. */
function hoursOf(teams: Queries.PlanningFragment["teams"]): number[] {
  const times = teams.flatMap(({ jobs }) => jobs.flatMap(({ from, to }) => [minutesOf(from), minutesOf(to)]));
  const first = Math.floor(Math.min(...times) / 60);
  return Array.from({ length: Math.ceil(Math.max(...times) / 60) - first }, (_, later) => first + later);
}

/** What is shown before and after the conflict is solved, in one place as large as the larger of the two. */
const twoStates = (open: string, solved: string) => (
  <span className={styles.states}>
    <span>{open}</span> <span hidden>{solved}</span>
  </span>
);

export const planningFragment = graphql`
  fragment Planning on HomeSettingsHeroPlanning {
    title
    solved
    day
    teams {
      name
      jobs {
        title
        colour
        from
        to
        taker
      }
    }
  }
`;
