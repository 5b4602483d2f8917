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
  readonly onAdd: (sentences: string) => void;
}

/** Size, weeks and price of the project that was chosen, and the ways on: into the request, or to all questions. */
export function EstimateStartAnswer({ rules, project, onAdd }: EstimateStartAnswerProps) {
  const [screens, setScreens] = useState(project.screens.included);
  const choice = { ...baseChoice(project), screens };
  const { delay, result, sentences } = answerOf(rules, choice, useToday());
  return (
    <>
      <Slider
        unit={project.screens.unit}
        value={screens}
        min={1}
        max={project.screens.max}
        onChange={setScreens}
      />
      <p className="figure accent sizeQuiet">{delay}</p>
      <p>{result}</p>
      <div className="cluster">
        <FormButton color="white" onClick={() => onAdd(sentences)}>
          {rules.button}
        </FormButton>
        <Link to={`${paths.quote}${fragmentOf(choice)}`}>Affiner&nbsp;: données, logiciels, date</Link>
      </div>
      <Spoken text={`${delay}, ${result}`} />
    </>
  );
}
