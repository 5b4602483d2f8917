import type { Node } from "gatsby";
import { planOf, type StepsBefore, type TimeOfService } from "../../shared/calendar/plan";
import type { Hours } from "../../shared/calendar/working-days";
import type { Resolver } from "./resolver-types";

type Estimator = Node & { readonly phases: StepsBefore };

type Service = Node & {
  readonly duration: { readonly value: string };
  readonly time: Omit<TimeOfService, "delay"> & { readonly delay?: string };
};

const planOfService: Resolver<Service> = async ({ duration, time }, _args, { nodeModel }) => {
  const [estimator, opening] = (await Promise.all(
    ["EstimatorSettings", "OpeningSettings"].map((type) => nodeModel.findOne({ type, query: {} })),
  )) as [Estimator | null, (Node & Hours) | null];
  return planOf({ ...time, delay: time.delay ?? duration.value }, estimator?.phases, opening) ?? null;
};

/** The plan of a service, from which all dates of the pages that sell it come. */
export const planFields = { Service: { plan: { type: "Plan", resolve: planOfService } } };
