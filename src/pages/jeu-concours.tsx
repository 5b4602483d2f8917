import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { ContestForm } from "../forms/contest-form";
import { Band } from "../components/band";
import { home } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { FormHero } from "../sections/heroes/form-hero";
import { PageSeo } from "../seo/page-seo";
import type { ContestPageContext } from "../shared/page-context";
import { hasEnded, formatEnd } from "../shared/contest";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { useIdentity } from "../shared/browser/use-site";
import * as styles from "./jeu-concours.module.css";

const trail = [home, { label: "Jeu-concours", to: paths.contest }];

export default function ContestPage({
  data,
  pageContext,
}: PageProps<Queries.ContestPageQuery, ContestPageContext>) {
  const contest = required(data.contestSettings);
  const { brand } = useIdentity();
  const ended = useBrowserValue(() => hasEnded(contest.endDate, new Date()), pageContext.ended);
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
            <ContestForm />
          )
        }
      >
        <dl className={styles.prizes}>
          <div className="divided">
            <dt className="figure">{contest.winners}</dt>
            <dd className="note">gagnants</dd>
          </div>
          <div className="divided">
            <dt className="figure">{contest.prizeDuration}</dt>
            <dd className="note">de développement chacun</dd>
          </div>
        </dl>
        <p>{contest.prize}</p>
        {/* The prize, drawn: a browser's window with a name to come. */}
        <div className={`bordered ${styles.window}`} aria-hidden="true">
          <p className={`sizeTiny ${styles.address}`}>www.votre-nom.fr</p>
          <p className={`display sizeDisplay ${styles.name}`}>Votre nom</p>
          <p className="note">{`Site par ${brand}`}</p>
        </div>
        {closed ? null : <p className="detail mt3">{ended ? `${end} ${contest.endedNotice}` : end}</p>}
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
          <p className={styles.terms}>{contest.ownership}</p>
          <p className={styles.terms}>{contest.delivery}</p>
        </div>
      </Band>
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
