import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { CodeExcerpt } from "../sections/offer/code-excerpt";
import { HeroCase } from "../sections/heroes/hero-case";
import { HeroReasons } from "../sections/heroes/hero-reasons";
import { Intro } from "../sections/offer/intro";
import { HeroPicture } from "../sections/heroes/hero-picture";
import { PageHero } from "../sections/heroes/page-hero";
import { TechnologyAdvice } from "../sections/offer/technology-advice";
import { Reasons } from "../sections/offer/reasons";
import { technologyHead } from "../seo/heads";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { escapeHtml } from "../shared/html";
import { paths, technologyPath } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/browser/use-site";
import { OfferPage } from "./offer-page";

const trailOf = (technology: { readonly name: string; readonly slug: string }) => [
  home,
  { label: "Technologies", to: paths.technologies },
  { label: technology.name, to: technologyPath(technology.slug) },
];

/** How many technologies of a case, from its main one on, show it at the top of their pages. */
const mainTechnologies = 3;

export default function TechnologyPage({ data }: PageProps<Queries.TechnologyPageQuery>) {
  const technology = required(data.technology);
  const { name, excerpt, caseStudy } = technology;
  const isMain = caseStudy?.technologies
    .slice(0, mainTechnologies)
    .some(({ slug }) => slug === technology.slug);
  return (
    <OfferPage
      data={data}
      entry={technology}
      plan={technology.service?.plan}
      order={[
        "intro",
        "reasons",
        "partners",
        "estimate",
        "reviews",
        "stats",
        "process",
        "booking",
        "founder",
      ]}
      hero={
        <PageHero
          trail={trailOf(technology)}
          title={escapeHtml(name)}
          lead={technology.summary}
          picture={<HeroPicture picture={technology.banner1} />}
          actions={
            <ButtonLink to={paths.contact} size="large" icon="arrow-right">
              Discuter de mon projet {name}
            </ButtonLink>
          }
          after={caseStudy && isMain ? <HeroCase caseStudy={caseStudy} /> : null}
        >
          <HeroReasons entry={technology} />
        </PageHero>
      }
      own={{
        intro: (
          <Intro
            title={technology.title1}
            html={technology.description1}
            picture={technology.banner2}
            figure={excerpt ? <CodeExcerpt excerpt={excerpt} /> : null}
          >
            <TechnologyAdvice
              name={name}
              goodFor={technology.goodFor}
              avoidWhen={technology.avoidWhen}
              practices={technology.practices}
            />
          </Intro>
        ),
        reasons: (
          <Reasons
            title={technology.sectionTitle}
            html={technology.sectionDescription}
            picture={technology.banner3}
            button={technology.buttonTechno ?? `Démarrer mon projet ${name}`}
          />
        ),
      }}
    />
  );
}

export function Head({ data, location }: HeadProps<Queries.TechnologyPageQuery>) {
  const site = useSite();
  const technology = required(data.technology);
  return (
    <Seo
      head={technologyHead(technology, site)}
      pathname={location.pathname}
      hasMarkdown
      jsonLd={[breadcrumbData(site.siteUrl, trailOf(technology))]}
    />
  );
}

export const query = graphql`
  query TechnologyPage($id: String!) {
    technology(id: { eq: $id }) {
      slug
      name
      service {
        plan {
          ...Plan
        }
      }
      summary
      argument1
      argument2
      argument3
      argumentDescription1
      argumentDescription2
      argumentDescription3
      title1
      description1
      goodFor
      avoidWhen
      practices
      sectionTitle
      sectionDescription
      buttonTechno
      banner1 {
        ...Picture
      }
      excerpt {
        ...CodeExcerpt
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
        ...HeroCase
        technologies {
          slug
        }
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    processSettings {
      ...Process
    }
    ...SharedBlocks
  }
`;
