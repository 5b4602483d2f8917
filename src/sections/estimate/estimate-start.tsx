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
  const [slug, setSlug] = useState("");
  const { projects } = estimator;
  const first = required(projects[0]);
  useEffect(() => {
    // A choice made before hydration.
    const chosen = new FormData(ref.current ?? undefined).get("projet")?.toString() ?? "";
    if (chosen !== first.service.slug) setSlug(chosen);
  }, [ref, first]);
  const project = projects.find(({ service }) => service.slug === slug) ?? first;
  const { delay, weeks, service } = project;
  return (
    <form
      ref={ref}
      action={paths.quote}
      className={`stack divided semibold gapY2 mt3 ${styles.start}`}
      aria-labelledby="estimer"
    >
      <label id="estimer" htmlFor="projet">
        {estimator.title}
      </label>
      <select id="projet" name="projet" className="select" onChange={({ target }) => setSlug(target.value)}>
        {projects.map(({ label, service: { slug: value } }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {answer ? (
        <answer.EstimateStartAnswer
          key={service.slug}
          rules={estimator}
          project={project}
          isAsked={slug !== ""}
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
