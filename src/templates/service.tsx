import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { HeroOffer } from "../sections/heroes/hero-offer";
import { HeroReasons } from "../sections/heroes/hero-reasons";
import { Intro } from "../sections/offer/intro";
import { HeroPicture } from "../sections/heroes/hero-picture";
import { PageHero } from "../sections/heroes/page-hero";
import { PageMeasure } from "../sections/offer/page-measure";
import { ServiceTerms } from "../sections/offer/service-terms";
import { Reasons } from "../sections/offer/reasons";
import { serviceHead } from "../seo/heads";
import { breadcrumbData, serviceData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { paths, servicePath } from "../shared/paths";
import { required } from "../shared/required";
import { serviceTexts } from "../shared/service-texts";
import { useContact, useSite } from "../shared/browser/use-site";
import { OfferPage } from "./offer-page";

const trailOf = (service: { readonly name: string; readonly slug: string }) => [
  home,
  { label: "Services", to: paths.services },
  { label: service.name, to: servicePath(service.slug) },
];

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const service = required(data.service);
  const texts = serviceTexts(service);
  const bookings: Readonly<Record<string, string>> | null = useContact().booking;
  const booking = bookings?.[service.heroBooking ?? ""];
  return (
    <OfferPage
      data={data}
      entry={service}
      plan={service.plan}
      order={[
        "partners",
        "intro",
        "measure",
        "estimate",
        "reasons",
        "stats",
        "process",
        "booking",
        "founder",
        "reviews",
      ]}
      hero={
        <PageHero
          trail={trailOf(service)}
          title={texts.heroTitle}
          lead={texts.heroSubTitle}
          picture={<HeroPicture picture={service.banner1} />}
          actions={
            <ButtonLink to={booking ?? paths.contact} size="large" icon="arrow-right">
              {texts.heroButton}
            </ButtonLink>
          }
          after={<HeroOffer service={service} />}
        >
          <HeroReasons entry={service} />
        </PageHero>
      }
      own={{
        intro: (
          <Intro
            title={service.title1}
            html={service.description1}
            picture={service.banner2}
            button={{ label: texts.buttonIntro, to: paths.quote }}
          >
            <ServiceTerms service={service} />
          </Intro>
        ),
        reasons: (
          <Reasons
            title={service.sectionTitle}
            html={service.sectionDescription}
            picture={service.banner3}
            button={texts.buttonTechno}
          />
        ),
        measure: service.measure ? <PageMeasure measure={service.measure} /> : null,
      }}
    />
  );
}

export function Head({ data, location }: HeadProps<Queries.ServicePageQuery>) {
  const site = useSite();
  const service = required(data.service);
  const { servedPlaces, keywords } = required(data.brandSettings);
  const described = {
    name: service.name,
    description: serviceTexts(service).heroSubTitle,
    path: servicePath(service.slug),
    areas: servedPlaces.map(({ city }) => city),
    priceFrom: service.priceFrom,
    prices: service.prices,
  };
  return (
    <Seo
      head={serviceHead(service, { brand: site.brand, keywords })}
      pathname={location.pathname}
      hasMarkdown
      jsonLd={[serviceData(site, described), breadcrumbData(site.siteUrl, trailOf(service))]}
    />
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      slug
      name
      heroTitle
      heroSubTitle
      heroButton
      heroBooking
      buttonIntro
      buttonTechno
      argument1
      argument2
      argument3
      argumentDescription1
      argumentDescription2
      argumentDescription3
      title1
      description1
      plan {
        ...Plan
      }
      ...HeroOffer
      ...ServiceTerms
      measure {
        ...PageMeasure
      }
      sectionTitle
      sectionDescription
      keywords
      banner1 {
        ...Picture
      }
      banner2 {
        ...Picture
      }
      banner3 {
        ...Picture
      }
      reviews {
        ...Review
      }
      caseStudy {
        ...CaseProof
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    brandSettings {
      servedPlaces {
        city
      }
      keywords
    }
    processSettings {
      ...Process
    }
    ...SharedBlocks
  }
`;
