import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { cityHue } from "../components/hue";
import { evenBars, Strip } from "../components/strip";
import { ButtonLink } from "../components/button";
import { CityFacts } from "../sections/cities/city-facts";
import { Expertise } from "../sections/offer/expertise";
import { SkyHero } from "../sections/heroes/sky-hero";
import { Intro } from "../sections/offer/intro";
import { breadcrumbData, serviceData } from "../seo/json-ld";
import { cityHead } from "../seo/heads";
import { Seo } from "../seo/seo";
import { nearestCities } from "../shared/nearest-cities";
import { htmlToText } from "../shared/html";
import { required } from "../shared/required";
import { cityPath, paths } from "../shared/paths";
import { formatTravel } from "../shared/travel";
import { useIdentity, useSite } from "../shared/browser/use-site";
import { OfferPage } from "./offer-page";

const trailOf = (city: { readonly city: string; readonly slug: string }) => [
  home,
  { label: "Villes", to: paths.cities },
  { label: city.city, to: cityPath(city.slug) },
];

export default function CityPage({ data }: PageProps<Queries.CityPageQuery>) {
  const city = required(data.city);
  const neighbours = nearestCities(city, data.allCity.nodes);
  return (
    <OfferPage
      data={data}
      entry={city}
      plan={city.service?.plan && { ...city.service.plan, group: cityHue }}
      order={[
        "partners",
        "intro",
        "estimate",
        "expertise",
        "stats",
        "process",
        "reviews",
        "booking",
        "founder",
      ]}
      strip={<Journey city={city} />}
      hero={
        <SkyHero
          trail={trailOf(city)}
          title={city.headline}
          tagline={city.tagline}
          lead={city.lead}
          picture={city.banner1}
        >
          <ButtonLink to={paths.quote} size="large" icon="arrow-right" className="mt3">
            Obtenir un devis gratuit
          </ButtonLink>
        </SkyHero>
      }
      own={{
        intro: (
          <Intro title={city.title1} html={city.description1} picture={city.banner2} isLong>
            <CityFacts
              sectors={city.sectors}
              departement={city.departement}
              journey={city.journey}
              travel={city.travel}
              travelMinutes={city.travelMinutes}
              offer={cheapestOf(data.solutionsSettings?.items ?? [])}
              neighbours={neighbours}
            />
          </Intro>
        ),
        expertise: <Expertise compact expertise={required(data.expertiseSettings)} />,
      }}
    />
  );
}

/** The way from the seat to the city, in bars of five minutes; none for the seat itself. */
function Journey({ city: { city, travelMinutes, travelBy } }: { readonly city: Traveled }) {
  const { baseCity } = useIdentity();
  if (travelMinutes === 0) return undefined;
  const to = `${city}, ${formatTravel(travelMinutes)} ${travelBy === "route" ? "de" : "en"}\u00a0${travelBy}`;
  return (
    <Strip from={baseCity} bars={evenBars(travelMinutes / 5)} hue={cityHue}>
      {to}
    </Strip>
  );
}

type Traveled = Pick<NonNullable<Queries.CityPageQuery["city"]>, "city" | "travelMinutes" | "travelBy">;

const cheapestOf = (solutions: Queries.FirstOfferFragment["items"]) =>
  [...solutions]
    .filter(({ service }) => service.priceFrom)
    .sort((a, b) => (a.service.priceFrom?.amount ?? 0) - (b.service.priceFrom?.amount ?? 0))[0];

export function Head({ data, location }: HeadProps<Queries.CityPageQuery>) {
  const site = useSite();
  const city = required(data.city);
  const service = {
    name: htmlToText(city.headline),
    description: city.lead,
    path: cityPath(city.slug),
    areas: [city.city],
  };
  return (
    <Seo
      head={cityHead(city, site)}
      pathname={location.pathname}
      hasMarkdown
      jsonLd={[serviceData(site, service), breadcrumbData(site.siteUrl, trailOf(city))]}
    />
  );
}

export const query = graphql`
  query CityPage($id: String!) {
    city(id: { eq: $id }) {
      slug
      city
      locative
      headline
      tagline
      lead
      banner1 {
        ...Sky
      }
      title1
      description1
      departement {
        code
        name
      }
      service {
        plan {
          ...Plan
        }
      }
      journey
      travel
      travelMinutes
      travelBy
      coordinates {
        latitude
        longitude
      }
      banner2 {
        ...Picture
      }
      sectors {
        ...Fact
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
    solutionsSettings {
      ...FirstOffer
    }
    allCity(sort: { slug: ASC }) {
      nodes {
        slug
        city
        coordinates {
          latitude
          longitude
        }
      }
    }
    expertiseSettings {
      ...Expertise
    }
    processSettings {
      ...Process
    }
    ...SharedBlocks
  }
`;
