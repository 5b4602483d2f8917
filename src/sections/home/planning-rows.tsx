import React, { type CSSProperties } from "react";
import { formatTime, minutesOf } from "../../shared/calendar/opening-hours";
import * as styles from "./planning-rows.module.css";

type Team = Queries.PlanningFragment["teams"][number];
type Job = Team["jobs"][number];

interface PlanningRowsProps {
  readonly teams: readonly Team[];
  /** The team that has two jobs at once, and the one of them that another team can take. */
  readonly team: Team;
  readonly job: Job;
  /** The hour at which the planning begins. */
  readonly start: number;
}

/** A row a team, its jobs at their hours. The job that moves stands in two rows; style sheets show one of the two. */
export function PlanningRows({ teams, team, job, start }: PlanningRowsProps) {
  const classOf = (item: Job, name: string) => {
    if (item === job) return name === team.name ? styles.leaving : styles.arriving;
    return name === team.name && overlap(item, job) ? styles.clash : undefined;
  };
  return (
    <ul className={styles.rows}>
      {teams.map(({ name, jobs }) => (
        <li key={name} className={name === team.name || name === job.taker ? styles.row : styles.busy}>
          <p className={name === team.name ? styles.clash : undefined}>{name}</p>
          <ul>
            {(name === job.taker ? inOrder([...jobs, job]) : jobs).map((item) => (
              <li
                key={`${item.from} ${item.title}`}
                className={classOf(item, name)}
                data-moves={item === job || undefined}
                style={styleOf(item, start)}
              >
                <b>{item.title}</b>
                <span>{` ${timeOf(item.from)} à ${timeOf(item.to)}`}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Whether two jobs have a time in common. */
export const overlap = (first: Job, second: Job): boolean => first.from < second.to && second.from < first.to;

const inOrder = (jobs: readonly Job[]) => [...jobs].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));

const timeOf = (time: string) => formatTime(minutesOf(time));

/** Where a job stands, on lines half an hour apart, and its colour, which the style sheet has by the same name. */
function styleOf({ from, to, colour }: Job, start: number) {
  const [first, last] = [from, to].map((time) => minutesOf(time) / 30 - start * 2 + 1);
  return { gridColumn: `${first}/${last}`, "--c": `var(--${colour})` } as CSSProperties;
}
