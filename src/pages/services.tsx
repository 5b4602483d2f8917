import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { Booking } from "../sections/method/booking";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { PriceTable } from "../sections/offer/price-table";
import { Reviews } from "../sections/proof/reviews";
import { ServiceGroups } from "../sections/offer/service-group";
import { ServicesHero } from "../sections/heroes/services-hero";
import { PageSeo } from "../seo/page-seo";
import { paths } from "../shared/paths";
import { required } from "../shared/required";

const trail = [home, { label: "Services", to: paths.services }];

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.servicesPageSettings);
  return (
    <>
      <ServicesHero trail={trail} page={page} video={required(data.siteSettings).heroVideo} />
      <ServiceGroups groups={page.groups} />
      <Booking booking={data.bookingSettings} />
      <EstimateWidget />
      <Reviews reviews={data.reviewsSettings} background="mist" />
      <EstimateBlock estimate={required(data.estimateSettings)} />
      <PriceTable services={data.allService.nodes} groups={page.groups} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ServicesPageQuery>) => (
  <PageSeo
    seo={required(data.pagesSettings).services.seo}
    trail={trail}
    pathname={location.pathname}
    hasMarkdown
  />
);

export const query = graphql`
  query ServicesPage {
    siteSettings {
      heroVideo {
        mp4
        webm
        poster
        posterPhone
      }
    }
    servicesPageSettings {
      ...ServicesHero
      groups {
        ...ServiceGroup
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...PricedService
      }
    }
    bookingSettings {
      ...Booking
    }
    reviewsSettings {
      ...Reviews
    }
    estimateSettings {
      ...Estimate
    }
    pagesSettings {
      services {
        seo {
          ...Seo
        }
      }
    }
  }
`;
