import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useState } from "react";
import { home } from "../components/breadcrumb";
import { CheckList } from "../components/check-list";
import { Icon } from "../components/icon";
import { TermsLink } from "../components/terms-link";
import { QuoteForm } from "../forms/quote-form";
import { ReplyPromise } from "../forms/reply-promise";
import type { FormAddition } from "../forms/use-passages";
import { LegalLinks } from "../layout/legal-links";
import { Estimator } from "../sections/estimate/estimator";
import { Faq } from "../sections/method/faq";
import { FormHero, HeroPhone } from "../sections/heroes/form-hero";
import { KeyStats } from "../sections/proof/key-stats";
import { Reviews } from "../sections/proof/reviews";
import { PageSeo } from "../seo/page-seo";
import { quoted } from "../shared/text/words";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useContact } from "../shared/browser/use-site";

const trail = [home, { label: "Demande de devis", to: paths.quote }];

export default function QuotePage({ data }: PageProps<Queries.QuotePageQuery>) {
  const { quote } = required(data.pagesSettings);
  const { phone } = useContact();
  const [addition, setAddition] = useState<FormAddition>();
  const slug = useBrowserValue(() => new URLSearchParams(window.location.search).get("cas") ?? "", "");
  const caseStudy = data.allCaseStudy.nodes.find((entry) => entry.slug === slug);
  const { estimatorSettings: estimator } = data;
  const opening = caseStudy && `Mon projet ressemble à votre réalisation ${quoted(caseStudy.clientName)}.`;
  return (
    <>
      <FormHero
        trail={trail}
        title={quote.title}
        lead={quote.lead}
        form={<QuoteForm opening={opening} addition={addition} />}
        after={
          <>
            <CheckList points={quote.promises} />
            <TermsLink className="soft mt2" />
            {estimator ? (
              <a href="#estimation" className="iconLink mt2">
                Estimer d’abord le délai et le prix <Icon name="arrow-down" />
              </a>
            ) : null}
            <p className="soft stack tight divided mt4">
              Plus simple de vive voix&nbsp;? <HeroPhone phone={phone} />
            </p>
          </>
        }
        below={
          estimator ? (
            <Estimator
              estimator={estimator}
              process={required(data.processSettings)}
              onAdd={(text) => setAddition({ text })}
            />
          ) : null
        }
      >
        <ReplyPromise />
      </FormHero>
      <KeyStats stats={required(data.keyStatsSettings)} />
      <Reviews reviews={data.reviewsSettings} />
      <Faq faq={required(data.faqSettings)} />
      {/* This page has no footer, and the legal pages must stay within reach. */}
      <nav aria-label="Informations légales" className="wrap mt2 mb2">
        <LegalLinks />
      </nav>
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.QuotePageQuery>) => (
  <PageSeo seo={required(data.pagesSettings).quote.seo} trail={trail} pathname={location.pathname} />
);

export const query = graphql`
  query QuotePage {
    pagesSettings {
      quote {
        title
        lead
        promises
        seo {
          ...Seo
        }
      }
    }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        slug
        clientName
      }
    }
    estimatorSettings {
      ...Estimator
    }
    processSettings {
      ...PhaseNames
    }
    keyStatsSettings {
      ...KeyStats
    }
    reviewsSettings {
      ...Reviews
    }
    faqSettings {
      ...Faq
    }
  }
`;
