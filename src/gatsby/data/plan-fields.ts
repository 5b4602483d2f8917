import type { Node } from "gatsby";
import { planOf, type StepsBefore } from "../../shared/calendar/plan";
import type { Range } from "../../shared/estimate";
import type { Resolver } from "./resolver-types";

type Estimator = Node & { readonly phases: StepsBefore };

const planBy =
  <Source>(weeksOf: (source: Source) => Range | null | undefined): Resolver<Source> =>
  async (source, _args, { nodeModel }) => {
    const estimator = (await nodeModel.findOne({ type: "EstimatorSettings", query: {} })) as Estimator | null;
    return planOf(weeksOf(source), estimator?.phases) ?? null;
  };

/** The working days at which the steps of a project end: of a service by its delay, of a case by the weeks it took. */
export const planFields = {
  Service: {
    plan: {
      type: "[Int!]",
      resolve: planBy<Node & { readonly duration: { readonly weeks?: Range | null } }>(
        ({ duration }) => duration.weeks,
      ),
    },
  },
  CaseStudy: {
    plan: {
      type: "[Int!]",
      resolve: planBy<Node & { readonly weeks?: number | null }>(({ weeks }) =>
        weeks ? { min: weeks, max: weeks } : undefined,
      ),
    },
  },
};
