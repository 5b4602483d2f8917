import React, { useEffect, useState } from "react";
import { FormButton } from "../../forms/form-button";
import { paths } from "../../shared/paths";
import { useWhenNear } from "../../shared/browser/use-when-near";
import * as styles from "./estimate-start.module.css";

interface EstimateStartProps {
  readonly estimator: Queries.EstimatorFragment;
  readonly onAdd: (sentences: string) => void;
}

const loadAnswer = () => import(/* webpackChunkName: "estimate-start" */ "./estimate-start-answer");

/**
 * The estimator in small: kind of project and size, weeks and price. Without scripts its button leads to the quote
 * page, where the base delays stand.
 */
export function EstimateStart({ estimator, onAdd }: EstimateStartProps) {
  const [ref, answer] = useWhenNear<Awaited<ReturnType<typeof loadAnswer>>, HTMLFormElement>(loadAnswer);
  const [slug, setSlug] = useState("");
  useEffect(() => {
    // A choice made before hydration.
    setSlug(new FormData(ref.current ?? undefined).get("projet")?.toString() ?? "");
  }, [ref]);
  const project = estimator.projects.find(({ service }) => service.slug === slug);
  return (
    <form ref={ref} action={paths.quote} className={`divided ${styles.start}`} aria-label={estimator.title}>
      <label htmlFor="projet">{estimator.title}</label>
      <select
        id="projet"
        name="projet"
        required
        className={`select ${styles.projects}`}
        onChange={({ target }) => setSlug(target.value)}
      >
        <option value="">Quel projet&nbsp;?</option>
        {estimator.projects.map(({ label, service }) => (
          <option key={service.slug} value={service.slug}>
            {label}
          </option>
        ))}
      </select>
      {answer && project ? (
        <answer.EstimateStartAnswer key={slug} rules={estimator} project={project} onAdd={onAdd} />
      ) : (
        <FormButton type="submit" color="white-outline">
          Estimer
        </FormButton>
      )}
    </form>
  );
}
