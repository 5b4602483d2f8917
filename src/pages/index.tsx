import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Booking } from "../sections/method/booking";
import { EstimateForm } from "../sections/estimate/estimate-form";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { Expertise } from "../sections/offer/expertise";
import { Faq } from "../sections/method/faq";
import { Founder } from "../sections/proof/founder";
import { HomeHero } from "../sections/heroes/home-hero";
import { KeyStats } from "../sections/proof/key-stats";
import { PartnerBanner } from "../sections/proof/partner-banner";
import { PlanStrip } from "../sections/method/plan-strip";
import { ReadyDay } from "../sections/method/ready-day";
import { Reviews } from "../sections/proof/reviews";
import { Solutions } from "../sections/home/solutions";
import { WhoWeAre } from "../sections/home/who-we-are";
import { WhyCollaborate } from "../sections/home/why-collaborate";
import { pageHead } from "../seo/page-head";
import { faqData, organizationData, webSiteData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { required } from "../shared/required";
import { useOpening } from "../shared/browser/use-opening";
import { useSite } from "../shared/browser/use-site";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const home = required(data.homeSettings);
  const plan = home.hero.service?.plan;
  return (
    <>
      {plan ? <PlanStrip plan={plan} /> : null}
      <HomeHero home={home} />
      <WhoWeAre home={home} picture={data.seats.nodes[0]?.banner1} />
      <PartnerBanner partners={data.partnersSettings} withButton />
      <Expertise expertise={required(data.expertiseSettings)} />
      <Booking booking={data.bookingSettings} />
      <KeyStats stats={required(data.keyStatsSettings)} />
      <Founder founder={data.founderSettings} />
      <Solutions solutions={required(data.solutionsSettings)} />
      <EstimateForm estimate={required(data.estimateSettings)} estimator={data.estimatorSettings} />
      <WhyCollaborate why={required(data.whyCollaborateSettings)} plan={plan} />
      <Reviews reviews={data.reviewsSettings} />
      <EstimateWidget />
      <Faq faq={required(data.faqSettings)} />
      {plan ? <ReadyDay plan={plan} /> : null}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const site = useSite();
  const agency = { ...site, opening: useOpening() };
  return (
    <Seo
      head={pageHead(required(data.pagesSettings).home.seo)}
      pathname={location.pathname}
      jsonLd={[organizationData(agency), webSiteData(site), faqData(required(data.faqSettings).items)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    homeSettings {
      ...HomeHero
      ...WhoWeAre
    }
    seats: allCity(filter: { travelMinutes: { eq: 0 } }, limit: 1) {
      nodes {
        banner1 {
          ...Sky
        }
      }
    }
    expertiseSettings {
      ...Expertise
    }
    solutionsSettings {
      ...Solutions
    }
    estimatorSettings {
      ...Estimator
    }
    whyCollaborateSettings {
      ...WhyCollaborate
    }
    ...SharedBlocks
    reviewsSettings {
      ...Reviews
    }
    pagesSettings {
      home {
        seo {
          ...Seo
        }
      }
    }
  }
`;
