import React, { Fragment, type ComponentProps, type ReactNode } from "react";
import { CaseProof } from "../sections/cases/case-proof";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { Booking } from "../sections/method/booking";
import { Faq } from "../sections/method/faq";
import { Process } from "../sections/method/process";
import { PlanStrip } from "../sections/method/plan-strip";
import { ReadyDay } from "../sections/method/ready-day";
import { Founder } from "../sections/proof/founder";
import { KeyStats } from "../sections/proof/key-stats";
import { PartnerBanner } from "../sections/proof/partner-banner";
import { Reviews } from "../sections/proof/reviews";
import type { Plan } from "../shared/calendar/plan";
import { required } from "../shared/required";
import * as styles from "./offer-page.module.css";

/** What a city, a service and a technology have in common: what proves it, and questions about it. */
interface OfferEntry {
  readonly reviews: readonly Queries.ReviewFragment[];
  readonly caseStudy: Queries.CaseProofFragment | null;
  readonly questions: ComponentProps<typeof Faq>["own"];
}

/** What comes last on each of these pages, composed as one spread. */
const spreadBlocks = ["stats", "process", "reviews", "booking", "founder"] as const;
type SpreadBlock = (typeof spreadBlocks)[number];
type SharedBlock = "partners" | "estimate" | SpreadBlock;
const isInSpread = (name: string): name is SpreadBlock => spreadBlocks.some((block) => block === name);

interface OfferPageProps<Own extends string> {
  readonly data: Queries.SharedBlocksFragment & {
    readonly processSettings: Queries.ProcessFragment | null;
  };
  readonly entry: OfferEntry;
  /** Of the service that the page sells: all its dates come from it. */
  readonly plan: Plan | null | undefined;
  readonly hero: ReactNode;
  /** What time means here, where that is not the days of its project. */
  readonly strip?: ReactNode;
  /** The blocks that only this kind of page has, by name. */
  readonly own: Readonly<Record<Own, ReactNode>>;
  /** Every block between the hero and the questions, from top to bottom. */
  readonly order: readonly (SharedBlock | NoInfer<Own>)[];
}

/** A page that sells something: hero, blocks in the order of its kind, frequent questions, floating button. */
export function OfferPage<Own extends string>({
  data,
  entry,
  plan,
  hero,
  strip,
  own,
  order,
}: OfferPageProps<Own>) {
  const { reviews, caseStudy, questions } = entry;
  const shared: Readonly<Record<SharedBlock, ReactNode>> = {
    partners: <PartnerBanner partners={data.partnersSettings} />,
    estimate: <EstimateBlock estimate={required(data.estimateSettings)} />,
    stats: <KeyStats bare stats={required(data.keyStatsSettings)} />,
    process: <Process process={required(data.processSettings)} plan={plan} />,
    reviews: (
      <Reviews
        reviews={data.reviewsSettings && { ...data.reviewsSettings, items: reviews }}
        bare
        proof={caseStudy ? <CaseProof caseStudy={caseStudy} /> : null}
        shownCase={caseStudy?.slug}
      />
    ),
    booking: data.bookingSettings && <Booking bare booking={data.bookingSettings} />,
    founder: data.founderSettings?.name && <Founder founder={data.founderSettings} />,
  };
  const blocks: Readonly<Record<SharedBlock | Own, ReactNode>> = { ...shared, ...own };
  return (
    <>
      {strip ?? (plan ? <PlanStrip plan={plan} /> : null)}
      {hero}
      {order
        .filter((name) => !isInSpread(name))
        .map((name) => (
          <Fragment key={name}>{blocks[name]}</Fragment>
        ))}
      <div className={`wrap ${styles.spread}`}>
        {order.filter(isInSpread).map((name) => (
          <Fragment key={name}>{blocks[name]}</Fragment>
        ))}
        <Faq bare faq={required(data.faqSettings)} own={questions} />
      </div>
      {plan ? <ReadyDay plan={plan} /> : null}
      <EstimateWidget />
    </>
  );
}
