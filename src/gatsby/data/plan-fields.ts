import type { Node } from "gatsby";
import { planOf, type StepsBefore, type TimeOfService } from "../../shared/calendar/plan";
import type { Hours } from "../../shared/calendar/working-days";
import { finishedText } from "./facts";
import type { Resolver } from "./resolver-types";

type Estimator = Node & { readonly phases: StepsBefore };

type Navigation = Node & { readonly services: readonly { readonly items: readonly string[] }[] };

type Service = Node & {
  readonly slug: string;
  readonly duration: { readonly value: string };
  readonly time: Omit<TimeOfService, "delay"> & { readonly delay?: string };
};

const planOfService: Resolver<Service> = async (service, _args, context) => {
  const { slug, duration, time } = service;
  const { nodeModel } = context;
  const text = (written: string) => finishedText(service, written, context);
  const [estimator, opening, menu] = (await Promise.all(
    ["Estimator", "Opening", "Navigation"].map((name) =>
      nodeModel.findOne({ type: `${name}Settings`, query: {} }),
    ),
  )) as [Estimator | null, (Node & Hours) | null, Navigation | null];
  const what = time.what && (await text(time.what));
  const delay = await text(time.delay ?? duration.value);
  const plan = planOf({ ...time, what, delay }, estimator?.phases, opening);
  return plan ? { ...plan, group: menu?.services.findIndex(({ items }) => items.includes(slug)) } : null;
};

/** The plan of a service, from which all dates of the pages that sell it come. */
export const planFields = { Service: { plan: { type: "Plan", resolve: planOfService } } };
