import React, { useEffect, useRef, useState } from "react";
import { useToday } from "../../components/coming-day";
import { FormButton } from "../../forms/form-button";
import { formatLongDay } from "../../shared/calendar/dates";
import { focusOnArrival } from "../../shared/browser/scroll-to";
import { addDays } from "../../shared/calendar/working-days";
import { BaseDelay } from "./base-delay";
import { answerOf } from "./estimator-answer";
import { EstimatorCalendar } from "./estimator-calendar";
import { choicesFor } from "../../shared/estimate";
import { baseChoice, fragmentOf, isWish, lastWish, type Choice } from "./estimator-choice";
import { Slider, Spoken } from "./estimator-controls";
import { required } from "../../shared/required";
import { choiceIn, choiceOf } from "./read-choice";
import * as styles from "./estimator-panel.module.css";
import * as base from "./estimator.module.css";

/** Pause between choices, in milliseconds, after which the address is updated. */
const restMs = 300;

interface EstimatorPanelProps {
  readonly rules: Queries.EstimatorFragment;
  readonly names: Queries.PhaseNamesFragment["items"];
  readonly onAdd: (sentences: string) => void;
}

/**
 * The questions, and the answer beside them: that of the first project until something is asked. The address holds what is
 * asked, so that it can be shared.
 */
export function EstimatorPanel({ rules, names, onAdd }: EstimatorPanelProps) {
  const now = useToday();
  const { today } = now;
  const projects = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState<Choice>();
  useEffect(() => {
    const shared = choiceOf(window.location, rules);
    const section = projects.current?.closest("section");
    if (shared && section) {
      section.scrollIntoView();
      focusOnArrival(section.id);
    }
    setAsked(shared ?? choiceIn(projects.current?.parentElement, rules));
  }, [rules]);
  const choice = asked ?? baseChoice(required(rules.projects[0]));
  const answer = answerOf(rules, choice, now);
  const choices = choicesFor(rules, choice.project);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const choose = (next: Choice): void => {
    setAsked(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(writeAddress, restMs, fragmentOf(next), window.location.pathname);
  };
  return (
    <>
      <fieldset ref={projects} className={styles.projects}>
        <legend className={base.question}>Quel projet&nbsp;?</legend>
        {rules.projects.map((project) => {
          const isChosen = project === choice.project;
          return (
            <label
              key={project.service.slug}
              className={`between semibold ${base.project} ${isChosen ? styles.chosen : ""}`}
            >
              <span className={styles.choice}>
                <input
                  type="radio"
                  name="projet"
                  value={project.service.slug}
                  checked={isChosen}
                  onChange={() => choose(baseChoice(project, choice.date))}
                />
                {project.label}
              </span>{" "}
              <span className={`accent ${base.delay}`}>
                <BaseDelay project={project} />
              </span>{" "}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.questions}>
        <Slider
          name="ecrans"
          unit={choice.project.screens.unit}
          value={choice.screens}
          min={1}
          max={choice.project.screens.max}
          onChange={(screens) => choose({ ...choice, screens })}
        />
        <fieldset className={styles.group}>
          <legend className={base.question}>Données à reprendre</legend>
          <div className={styles.options}>
            {choices.data.map(({ slug, label }) => (
              <label key={slug} className={styles.choice}>
                <input
                  type="radio"
                  name="donnees"
                  value={slug}
                  checked={slug === choice.data}
                  onChange={() => choose({ ...choice, data: slug })}
                />
                {label}{" "}
              </label>
            ))}
          </div>
        </fieldset>
        <Slider
          name="logiciels"
          unit="autres logiciels à relier"
          value={choice.systems}
          min={0}
          max={choices.systems}
          onChange={(systems) => choose({ ...choice, systems })}
        />
        <label>
          <span className={base.question}>Date souhaitée (facultatif)</span>
          <input
            type="date"
            name="date"
            className={styles.date}
            min={today && addDays(today, 1)}
            max={lastWish}
            value={choice.date}
            onChange={(event) => choose({ ...choice, date: event.target.value })}
          />
        </label>
      </div>
      <div className={styles.result}>
        <div className={styles.headline}>
          <p className={`figure ${styles.weeks}`}>{answer.delay}</p>
          <p>
            {["dès le périmètre validé", answer.inUse && `en service ${answer.inUse}`]
              .filter(Boolean)
              .join("\u00a0; ")}
          </p>
          {answer.price ? <p className="display sizeH3">{answer.price}</p> : null}
        </div>
        <div className={styles.answer}>
          {answer.phases ? (
            <EstimatorCalendar
              weeks={answer.weeks}
              before={rules.phases}
              phases={answer.phases}
              names={names}
              wish={isWish(choice.date) ? choice.date : ""}
            />
          ) : null}
          {answer.wish ? <p className="semibold">{answer.wish}</p> : null}
          {answer.savings.length > 0 ? (
            <div>
              <h3 className={base.question}>Ce qui raccourcirait</h3>
              <ul className={styles.savings}>
                {answer.savings.map((saving) => (
                  <li key={saving}>{saving}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <FormButton icon="arrow-right" onClick={() => onAdd(answer.sentences)}>
            {rules.button}
          </FormButton>
          <p className={`note ${base.caution}`}>
            {today && answer.phases
              ? `Dates comptées à partir du ${formatLongDay(today)}, jours fériés et congés déduits. `
              : null}
            {`L’adresse de cette page garde vos réponses\u00a0: envoyez-la à un collègue.`}
          </p>
        </div>
      </div>
      <Spoken text={asked ? `${answer.delay}, ${answer.result}` : ""} />
    </>
  );
}

/** Writes a choice into the address, unless the visitor is already leaving for another page. */
function writeAddress(fragment: string, page: string): void {
  if (window.location.pathname !== page) return;
  try {
    // Keeps the entry's state, by which Gatsby knows the page as the same.
    window.history.replaceState(window.history.state, "", fragment);
  } catch {
    // Safari limits the rate of these calls; the next choice is written again.
  }
}
