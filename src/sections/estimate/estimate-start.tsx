import React, { useEffect, useState } from "react";
import { FormButton } from "../../forms/form-button";
import { paths } from "../../shared/paths";
import { required } from "../../shared/required";
import { formatPriceBriefly, formatRangeOf } from "../../shared/text/number";
import { useWhenNear } from "../../shared/browser/use-when-near";
import * as styles from "./estimate-start.module.css";

interface EstimateStartProps {
  readonly estimator: Queries.EstimatorFragment;
  readonly onAdd: (sentences: string) => void;
}

const loadAnswer = () => import(/* webpackChunkName: "estimate-start" */ "./estimate-start-answer");

/**
 * The estimator in small: kind of project and size, weeks and price; those of the first project until another is chosen.
 * Without scripts its button leads to the quote page, where the base delays stand.
 */
export function EstimateStart({ estimator, onAdd }: EstimateStartProps) {
  const [ref, answer] = useWhenNear<Awaited<ReturnType<typeof loadAnswer>>, HTMLFormElement>(loadAnswer);
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    // A choice made before hydration.
    const chosen = ref.current?.querySelector("select")?.selectedIndex;
    if (chosen) setIndex(chosen);
  }, [ref]);
  const { projects } = estimator;
  const project = required(projects[index ?? 0]);
  const { delay, weeks, service } = project;
  return (
    <form
      ref={ref}
      action={paths.quote}
      className={`stack divided semibold gapY2 mt3 ${styles.start}`}
      aria-labelledby="projet-titre"
    >
      <label id="projet-titre" htmlFor="projet">
        {estimator.title}
      </label>
      <select
        id="projet"
        name="projet"
        className="select"
        onChange={({ target }) => setIndex(target.selectedIndex)}
      >
        {projects.map(({ label, service: { slug: value } }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {answer ? (
        <answer.EstimateStartAnswer
          key={index}
          rules={estimator}
          project={project}
          isAsked={index !== undefined}
          onAdd={onAdd}
        />
      ) : (
        <>
          <FormButton type="submit" color="white-outline">
            Estimer
          </FormButton>
          <p className="figure accent sizeDisplay">
            {delay.includes("semaine") ? formatRangeOf(weeks, "semaine") : delay}
          </p>
          {service.priceFrom ? <p>{formatPriceBriefly(service.priceFrom)}</p> : null}
        </>
      )}
    </form>
  );
}
