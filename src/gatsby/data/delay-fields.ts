import type { Node } from "gatsby";
import { wholeWeeks } from "../../shared/calendar/plan";
import { weeksOf } from "../../shared/text/quantity";
import { dialled } from "../../shared/text/sources";
import { typeset } from "../../shared/text/typeset";
import { finishedText } from "./facts";
import type { Resolver } from "./resolver-types";

type Service = Node & {
  readonly duration: { readonly value: string };
  readonly time: { readonly delay?: string };
};

/** A delay in words also in weeks; null for « Sur mesure ». */
const weeksOfDuration: Resolver<{ value: string }> = async (duration, _args, context) =>
  weeksOf(await finishedText(duration, duration.value, context)) ?? null;

const serviceOf: Resolver<{ service: string }> = ({ service }, _args, { nodeModel }) =>
  nodeModel.findOne({ type: "Service", query: { filter: { slug: { eq: service } } } });

/** The delay of a project of the estimator is that of its service. */
const delayOfProject: Resolver<{ service: string }> = async (project, args, context, info) => {
  const service = (await serviceOf(project, args, context, info)) as Service | null;
  const delay = service ? await finishedText(service, service.duration.value, context) : "";
  return delay.replace(/^dès\s/i, "");
};

const weeksOfProject: Resolver<{ service: string }> = async (project, args, context, info) => {
  const service = (await serviceOf(project, args, context, info)) as Service | null;
  if (!service) return null;
  const { duration, time } = service;
  const weeks = weeksOf(await finishedText(service, time.delay ?? duration.value, context));
  return weeks && wholeWeeks(weeks);
};

/** Delays in weeks, and the phone number as it is dialled. */
export const delayFields = {
  ServiceDuration: { weeks: { resolve: weeksOfDuration } },
  ServicesPageGroupItemsDuration: { weeks: { resolve: weeksOfDuration } },
  EstimatorSettingsProjects: { delay: { resolve: delayOfProject }, weeks: { resolve: weeksOfProject } },
  SiteSettingsPhone: {
    display: { resolve: ({ display }: { display: string }) => typeset(display) },
    href: { resolve: ({ display }: { display: string }) => dialled(display) },
  },
};
