import { graphql, type HeadProps, type PageProps } from "gatsby";
import React, { useState } from "react";
import { Band } from "../components/band";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Sky } from "../components/sky";
import { ReplyPromise } from "../forms/reply-promise";
import { HeroCase } from "../sections/heroes/hero-case";
import { pageHead } from "../seo/page-head";
import { Seo } from "../seo/seo";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { replyTime } from "../shared/text/number";
import { useClaims, useContact } from "../shared/browser/use-site";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import * as styles from "./confirmation-contact.module.css";

/**
 * Only the browser knows `?type=devis`: the document holds the texts of the contact form's variant, and its scripts start
 * at once (src/publish/start-script.ts).
 */
export default function SuccessPage({ data }: PageProps<Queries.SuccessPageQuery>) {
  const { success } = required(data.pagesSettings);
  const booked = data.bookingSettings?.contact;
  const { booking } = useContact();
  const [caseStudy] = data.allCaseStudy.nodes;
  const search = useBrowserValue<string | undefined>(() => window.location.search, undefined);
  const sentAt = useBrowserValue(readSentAt, undefined);
  const [isReloaded] = useState(search === undefined);
  const { title, message } = success[variantOf(search ?? "")];
  const promise = `Sous ${replyTime(useClaims().claims)}`;
  const last = success.steps.length - 1;
  return (
    <>
      <Sky
        labelledBy="titre"
        picture={success.picture}
        priority
        title={
          <div className={isReloaded ? styles.reserved : undefined}>
            <Icon name="check" className={`accent ${styles.sign}`} />
            <h1 id="titre">{title}</h1>
          </div>
        }
      >
        <p className="lead">{message}</p>
        <ReplyPromise sentAt={sentAt} />
      </Sky>
      <Band compact>
        <div className="wideColumns">
          <div>
            <h2 className="sizeQuiet">{success.stepsTitle}</h2>
            <ol className="mt3">
              {success.steps.map((step, index) => (
                <li key={step.title} className={styles.step}>
                  <p className="note">{index === 0 ? "Maintenant" : index < last ? "Ensuite" : promise}</p>
                  <h3 className="itemTitle">{step.title}</h3>
                  <p className="detail">{step.description}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className={`cluster ${styles.ways}`}>
            {booking && booked ? (
              <ButtonLink to={booking.discoveryCall} icon="arrow-up-right">
                {booked.calls.discoveryCall}
              </ButtonLink>
            ) : null}{" "}
            <ButtonLink to={paths.home} color={booking ? "black-outline" : "green"}>
              {success.button}
            </ButtonLink>{" "}
            {caseStudy ? <HeroCase caseStudy={caseStudy} /> : null}
          </div>
        </div>
      </Band>
    </>
  );
}

/** `devis` is the quote request; any other or no value is the contact form. */
const variantOf = (search: string): "quote" | "contact" =>
  new URLSearchParams(search).get("type") === "devis" ? "quote" : "contact";

/** When the form sent its lead: kept in the history entry, so that a reload has it. */
function readSentAt(): number | undefined {
  const { sentAt } = (window.history.state ?? {}) as { sentAt?: unknown };
  return typeof sentAt === "number" ? sentAt : undefined;
}

export function Head({ data, location }: HeadProps<Queries.SuccessPageQuery>) {
  const { success } = required(data.pagesSettings);
  const isBuilt = typeof window === "undefined";
  const head = pageHead(success[variantOf(isBuilt ? "" : window.location.search)].seo);
  return <Seo head={head} pathname={location.pathname} noindex />;
}

export const query = graphql`
  query SuccessPage {
    allCaseStudy(sort: { deliveredOn: DESC }, limit: 1) {
      nodes {
        ...HeroCase
      }
    }
    bookingSettings {
      contact {
        calls {
          discoveryCall
        }
      }
    }
    pagesSettings {
      success {
        quote {
          title
          message
          seo {
            ...Seo
          }
        }
        contact {
          title
          message
          seo {
            ...Seo
          }
        }
        picture {
          ...Sky
        }
        stepsTitle
        steps {
          title
          description
        }
        button
      }
    }
  }
`;
