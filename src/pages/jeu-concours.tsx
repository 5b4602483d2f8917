import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useState } from "react";
import { ContestForm } from "../forms/contest-form";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { Picture } from "../components/picture";
import { Sky } from "../components/sky";
import { FormHero } from "../sections/heroes/form-hero";
import { PageSeo } from "../seo/page-seo";
import type { ContestPageContext } from "../shared/page-context";
import { hasEnded, formatEnd } from "../shared/contest";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { toSlug } from "../shared/slug";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useIdentity } from "../shared/browser/use-site";
import * as styles from "./jeu-concours.module.css";

/** Of the window in which a site is shown. */
const windowWidth = "(min-width: 801px) min(50vw, 628px), 100vw";

const trail = [home, { label: "Jeu-concours", to: paths.contest }];

export default function ContestPage({
  data,
  pageContext,
}: PageProps<Queries.ContestPageQuery, ContestPageContext>) {
  const contest = required(data.contestSettings);
  const { brand } = useIdentity();
  const [typed, setTyped] = useState("");
  const name = typed || "Votre nom";
  const [site] = contest.caseStudy?.images ?? [];
  const ended = useBrowserValue(
    () => pageContext.ended || hasEnded(contest.endDate, new Date()),
    pageContext.ended,
  );
  const closed = ended && contest.afterEnd === "close";
  const end = formatEnd(contest.endDate, ended);
  return (
    <>
      <FormHero
        trail={trail}
        title={contest.title}
        lead={contest.lead}
        form={
          closed ? (
            <>
              <p className="display sizeH3">{`${end} ${contest.closedNotice}`}</p>
              <ButtonLink to={paths.quote} icon="arrow-right" className="mt3">
                Obtenir un devis gratuit
              </ButtonLink>
            </>
          ) : (
            <div className={styles.form}>
              <p className="note mb2">{ended ? `${end} ${contest.endedNotice}` : end}</p>
              <ContestForm onName={setTyped} />
            </div>
          )
        }
      >
        <dl className={styles.prizes}>
          <div className="divided">
            <dt className="figure">{contest.winners}</dt>
            <dd className="note">gagnants</dd>
          </div>
          <div className="divided">
            <dt className="figure accent">{contest.prizeDuration}</dt>
            <dd className="note">de développement chacun</dd>
          </div>
        </dl>
        <p>{contest.prize}</p>
        {/* The prize: a site that was delivered, under the name of whoever enters. */}
        <div className={`bordered ${styles.window}`} aria-hidden="true">
          <p className={`sizeTiny ${styles.address}`}>{`www.${toSlug(name) || "votre-nom"}.fr`}</p>
          <div className={styles.site}>
            <p className={`display sizeSmall ${styles.name}`}>{name}</p>
            {site ? <Picture picture={{ ...site, phone: null }} decorative sizes={windowWidth} /> : null}
          </div>
          <p className="note">{`Site par ${brand}`}</p>
        </div>
      </FormHero>
      <Band background="mist" labelledBy="regles">
        <div className="columns split5 gapY3">
          <h2 id="regles">{contest.rulesTitle}</h2>
          <ol className={styles.list}>
            {contest.rules.map((rule) => (
              <li key={rule} className={`divided ${styles.rule}`}>
                {rule}
              </li>
            ))}
          </ol>
        </div>
      </Band>
      <Sky picture={contest.picture} title={<p className="display sizeH2 mt4">{contest.ownership}</p>}>
        <p>{contest.delivery}</p>
      </Sky>
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ContestPageQuery>) => (
  <PageSeo seo={required(data.pagesSettings?.contest).seo} trail={trail} pathname={location.pathname} />
);

export const query = graphql`
  query ContestPage {
    contestSettings {
      endDate
      afterEnd
      title
      lead
      prize
      winners
      prizeDuration
      rulesTitle
      rules
      ownership
      delivery
      endedNotice
      closedNotice
      picture {
        ...Sky
      }
      caseStudy {
        images {
          ...Picture
        }
      }
    }
    pagesSettings {
      contest {
        seo {
          ...Seo
        }
      }
    }
  }
`;
