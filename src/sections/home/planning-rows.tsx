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
}

/** A row a team, its jobs at their hours. The job that moves stands in two rows; style sheets show one of the two. */
export function PlanningRows({ teams, team, job }: PlanningRowsProps) {
  const classOf = (item: Job, name: string) => {
    if (item === job) return name === team.name ? styles.leaving : styles.arriving;
    const clashes = name === team.name && item.from < job.to && job.from < item.to;
    return clashes ? styles.clash : undefined;
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
                style={styleOf(item)}
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

const inOrder = (jobs: readonly Job[]) => [...jobs].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));

const timeOf = (time: string) => formatTime(minutesOf(time));

/** Where a job stands, on lines half an hour apart of which the first is 7 h, and its trade's colour, if the style sheet has one. */
function styleOf({ from, to, trade }: Job) {
  const [start, end] = [from, to].map((time) => minutesOf(time) / 30 - 13);
  return { gridColumn: `${start}/${end}`, "--c": `var(--${trade})` } as CSSProperties;
}
