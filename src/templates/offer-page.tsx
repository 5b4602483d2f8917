import React, { Fragment, type ComponentProps, type ReactNode } from "react";
import { CaseProof } from "../sections/cases/case-proof";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { Booking } from "../sections/method/booking";
import { Faq } from "../sections/method/faq";
import { Process } from "../sections/method/process";
import { Founder } from "../sections/proof/founder";
import { KeyStats } from "../sections/proof/key-stats";
import { PartnerBanner } from "../sections/proof/partner-banner";
import { Reviews } from "../sections/proof/reviews";
import { required } from "../shared/required";

/** What a city, a service and a technology have in common: what proves it, and questions about it. */
interface OfferEntry {
  readonly reviews: readonly Queries.ReviewFragment[];
  readonly caseStudy: Queries.CaseProofFragment | null;
  readonly questions: ComponentProps<typeof Faq>["own"];
}

type SharedBlock = "partners" | "estimate" | "stats" | "process" | "reviews" | "booking" | "founder";

interface OfferPageProps<Own extends string> {
  readonly data: Queries.SharedBlocksFragment & {
    readonly processSettings: Queries.ProcessFragment | null;
  };
  readonly entry: OfferEntry;
  readonly hero: ReactNode;
  /** The blocks that only this kind of page has, by name. */
  readonly own: Readonly<Record<Own, ReactNode>>;
  /** Every block between the hero and the questions, from top to bottom. */
  readonly order: readonly (SharedBlock | NoInfer<Own>)[];
  readonly reviewsBackground?: "mist";
}

/** A page that sells something: hero, blocks in the order of its kind, frequent questions, floating button. */
export function OfferPage<Own extends string>({
  data,
  entry,
  hero,
  own,
  order,
  reviewsBackground,
}: OfferPageProps<Own>) {
  const { reviews, caseStudy, questions } = entry;
  const shared: Readonly<Record<SharedBlock, ReactNode>> = {
    partners: <PartnerBanner partners={data.partnersSettings} />,
    estimate: <EstimateBlock estimate={required(data.estimateSettings)} />,
    stats: <KeyStats compact stats={required(data.keyStatsSettings)} />,
    process: <Process process={required(data.processSettings)} />,
    reviews: (
      <Reviews
        reviews={data.reviewsSettings && { ...data.reviewsSettings, items: reviews }}
        background={reviewsBackground}
        proof={caseStudy ? <CaseProof caseStudy={caseStudy} /> : null}
        shownCase={caseStudy?.slug}
      />
    ),
    booking: <Booking compact booking={data.bookingSettings} />,
    founder: <Founder founder={data.founderSettings} />,
  };
  const blocks: Readonly<Record<SharedBlock | Own, ReactNode>> = { ...shared, ...own };
  return (
    <>
      {hero}
      {order.map((name) => (
        <Fragment key={name}>{blocks[name]}</Fragment>
      ))}
      <Faq faq={required(data.faqSettings)} own={questions} />
      <EstimateWidget />
    </>
  );
}
