import React, { useState } from "react";
import { Link } from "../../components/link";
import { FormButton } from "../../forms/form-button";
import { useToday } from "../../components/coming-day";
import { paths } from "../../shared/paths";
import { answerOf } from "./estimator-answer";
import { baseChoice, fragmentOf, type Project } from "./estimator-choice";
import { Slider, Spoken } from "./estimator-controls";

interface EstimateStartAnswerProps {
  readonly rules: Queries.EstimatorFragment;
  readonly project: Project;
  /** Whether the visitor chose it: what nobody asked is not announced. */
  readonly isAsked: boolean;
  readonly onAdd: (sentences: string) => void;
}

/** Size, weeks and price of a project, and the ways on: into the request, or to all questions. */
export function EstimateStartAnswer({ rules, project, isAsked, onAdd }: EstimateStartAnswerProps) {
  const { included, unit, max } = project.screens;
  const [screens, setScreens] = useState(included);
  const choice = { ...baseChoice(project), screens };
  const { delay, result, sentences } = answerOf(rules, choice, useToday());
  return (
    <>
      <Slider unit={unit} value={screens} min={1} max={max} onChange={setScreens} />
      <p className="figure accent sizeDisplay">{delay}</p>
      <p>{result}</p>
      <div className="cluster">
        <FormButton color="white" onClick={() => onAdd(sentences)}>
          {rules.button}
        </FormButton>
        <Link to={`${paths.quote}${fragmentOf(choice)}`}>Affiner&nbsp;: données, logiciels, date</Link>
      </div>
      <Spoken text={isAsked || screens !== included ? `${delay}, ${result}` : ""} />
    </>
  );
}
