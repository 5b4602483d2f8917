import React, { useState } from "react";
import { Band } from "../../components/band";
import { CheckList } from "../../components/check-list";
import { HomeContactForm } from "../../forms/home-contact-form";
import type { FormAddition } from "../../forms/use-passages";
import { EstimateStart } from "./estimate-start";

interface EstimateFormProps {
  readonly estimate: Queries.EstimateFragment;
  /** Null where the site has no estimator. */
  readonly estimator: Queries.EstimatorFragment | null;
}

/** The speed-estimate block of the home page: the promises, a first estimate, and the contact form beside them. */
export function EstimateForm({ estimate, estimator }: EstimateFormProps) {
  const [addition, setAddition] = useState<FormAddition>();
  return (
    <Band background="green" labelledBy="estimation">
      <div className="columns gapY3">
        <div className="sticky">
          <h2 id="estimation">{estimate.title}</h2>
          <p className="mt3">{estimate.lead}</p>
          <div className="mt3">
            <CheckList points={estimate.points} />
          </div>
          {estimator ? <EstimateStart estimator={estimator} onAdd={(text) => setAddition({ text })} /> : null}
        </div>
        <div className="sheet">
          <HomeContactForm submitLabel={estimate.button} addition={addition} />
        </div>
      </div>
    </Band>
  );
}
