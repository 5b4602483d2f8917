import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Booking } from "../sections/booking";
import { EstimateForm } from "../sections/estimate-form";
import { EstimateWidget } from "../sections/estimate-widget";
import { Expertise } from "../sections/expertise";
import { Faq } from "../sections/faq";
import { Founder } from "../sections/founder";
import { HomeHero } from "../sections/home-hero";
import { KeyStats } from "../sections/key-stats";
import { PartnerBanner } from "../sections/partner-banner";
import { Reviews } from "../sections/reviews";
import { Solutions } from "../sections/solutions";
import { WhoWeAre } from "../sections/who-we-are";
import { WhyCollaborate } from "../sections/why-collaborate";
import { pageHead } from "../seo/heads";
import { faqData, organizationData, webSiteData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { present } from "../shared/present";
import { useSite } from "../shared/use-site";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const home = present(data.homeSettings);
  return (
    <>
      <HomeHero home={home} />
      <WhoWeAre home={home} />
      <PartnerBanner partners={present(data.partnersSettings)} withButton />
      <Expertise expertise={present(data.expertiseSettings)} ground="green" crestTo="paper" />
      <Booking booking={present(data.bookingSettings)} />
      <KeyStats stats={present(data.keyStatsSettings)} />
      <Founder founder={data.founderSettings} />
      <Solutions solutions={present(data.solutionsSettings)} />
      <EstimateForm estimate={present(data.estimateSettings)} />
      <WhyCollaborate why={present(data.whyCollaborateSettings)} />
      <Reviews reviews={present(data.reviewsSettings)} />
      <EstimateWidget />
      <Faq faq={present(data.faqSettings)} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const site = useSite();
  return (
    <Seo
      head={pageHead(present(data.pagesSettings).home.seo)}
      pathname={location.pathname}
      jsonLd={[organizationData(site), webSiteData(site), faqData(present(data.faqSettings).items)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    homeSettings {
      ...HomeHero
      ...WhoWeAre
    }
    partnersSettings {
      ...Partners
    }
    expertiseSettings {
      ...Expertise
    }
    bookingSettings {
      ...Booking
    }
    keyStatsSettings {
      ...KeyStats
    }
    founderSettings {
      ...Founder
    }
    solutionsSettings {
      ...Solutions
    }
    estimateSettings {
      ...Estimate
    }
    whyCollaborateSettings {
      ...WhyCollaborate
    }
    reviewsSettings {
      ...Reviews
    }
    faqSettings {
      ...Faq
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
