import { graphql } from "gatsby";
import React, { useEffect, type CSSProperties, type ReactNode } from "react";
import { buttonClass } from "../../components/button";
import { Icon } from "../../components/icon";
import { withA } from "../../shared/format-text";
import { formatTime, minutesOf } from "../../shared/calendar/opening-hours";
import { useWhenNear } from "../../shared/browser/use-when-near";
import * as styles from "./planning.module.css";

type Job = Queries.PlanningFragment["teams"][number]["jobs"][number];

interface PlanningProps {
  readonly planning: Queries.PlanningFragment;
  /** Whose product the planning is a piece of: « Planning livré à Ateliers Corvel ». */
  readonly origin: string | undefined;
  /** What appears once the conflict is solved. */
  readonly children: ReactNode;
}

const loadDrag = () => import(/* webpackChunkName: "planning" */ "./planning-drag");

/**
 * A morning of several teams in which two jobs of one team overlap. A box hands one of them to another team: it
 * stands in both rows, and style sheets show one of the two, so that it works before scripts and without them. Scripts add that the job can be
 * dragged there, and say aloud what changed.
 */
export function Planning({ planning, origin, children }: PlanningProps) {
  const [ref, drag] = useWhenNear<Awaited<ReturnType<typeof loadDrag>>>(loadDrag);
  const { title, day, teams } = planning;
  const team = teams.find(({ jobs }) => jobs.some(({ taker }) => taker));
  const job = team?.jobs.find(({ taker }) => taker);
  useEffect(
    () =>
      ref.current && team && job?.taker
        ? drag?.letDrag(ref.current, {
            names: teams.map(({ name }) => name),
            home: team.name,
            taker: job.taker,
            time: timeOf(job.from),
          })
        : undefined,
    [ref, drag, teams, team, job],
  );
  if (!team || !job?.taker) return null;
  const classOf = (item: Job, name: string) => {
    if (item === job) return name === team.name ? styles.leaving : styles.arriving;
    const clashes = name === team.name && item.from < job.to && job.from < item.to;
    return clashes ? styles.clash : undefined;
  };
  return (
    <figure ref={ref} className={styles.planning}>
      <figcaption className={styles.bar}>
        <b>{title}</b>
        <span className={styles.count}>
          <b>1</b>
          <b>0</b> conflit
        </span>
      </figcaption>
      <p className={styles.hours} aria-hidden>
        <b>{day}</b>
        {[7, 8, 9, 10, 11, 12].map((hour) => (
          <span key={hour}>{`${hour}\u00a0h`}</span>
        ))}
      </p>
      <ul>
        {teams.map(({ name, jobs }) => (
          <li key={name} className={name === team.name || name === job.taker ? styles.row : styles.busy}>
            <p className={name === team.name ? styles.clash : undefined}>{name}</p>
            <ul>
              {(name === job.taker ? inOrder([...jobs, job]) : jobs).map((item) => (
                <li
                  key={item.from}
                  className={classOf(item, name)}
                  data-moves={item === job || undefined}
                  style={styleOf(item)}
                >
                  <b>{item.title}</b>
                  {` ${timeOf(item.from)} à ${timeOf(item.to)}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <label className={buttonClass({ color: "black" })}>
          <input type="checkbox" />
          {`Confier ${withA(job.taker)}`}
          <Icon name="arrow-right" />
        </label>
        <p role="status" className="note" />
        <p className="note">{origin}</p>
        <div className={styles.result}>{children}</div>
      </div>
    </figure>
  );
}

const inOrder = (jobs: readonly Job[]) => [...jobs].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));

const timeOf = (time: string) => formatTime(minutesOf(time));

/** Where a job stands, in half hours after 7 h, and its trade's colour, if the style sheet has one. */
function styleOf({ from, to, trade }: Job) {
  const [start, end] = [from, to].map((time) => minutesOf(time) / 30 - 13);
  return { gridColumn: `${start}/${end}`, "--c": `var(--${trade})` } as CSSProperties;
}

export const planningFragment = graphql`
  fragment Planning on HomeSettingsHeroPlanning {
    title
    day
    teams {
      name
      jobs {
        title
        trade
        from
        to
        taker
      }
    }
  }
`;
