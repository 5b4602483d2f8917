import { graphql } from "gatsby";
import React, { type ReactNode } from "react";
import { Band } from "../../components/band";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { formatMonth } from "../../shared/calendar/dates";
import { quoted } from "../../shared/format-text";
import { useSite } from "../../shared/browser/use-site";
import { CaseLink } from "../cases/case-link";
import * as styles from "./reviews.module.css";

interface ReviewsProps {
  /** Null where the site has none. */
  readonly reviews: Queries.ReviewsFragment | null;
  readonly background?: "paper" | "mist";
  /** Name of the city or service that the page is about. */
  readonly subject?: string | undefined;
  /** How many are shown at most. */
  readonly count: number;
  /** The page's case, in place of the reviews; passed in, so that other pages do not load its styles. */
  readonly proof?: ReactNode;
  /** Whether that case speaks in its client's words; otherwise the title promises none. */
  readonly isQuoted?: boolean;
}

/**
 * What clients say, in two columns. First comes a review from the page's city or about its service, where there is one;
 * the others keep their order. A site without reviews still shows the page's case.
 */
export function Reviews({
  reviews,
  background = "paper",
  subject = "",
  count,
  proof,
  isQuoted = true,
}: ReviewsProps) {
  const { rating } = useSite().claims;
  const isFitting = ({ city, service }: Queries.ReviewFragment) =>
    city === subject || service.name === subject;
  if (!reviews && !proof) return null;
  const hasWords = reviews && (isQuoted || !proof);
  const { id } = reviews ? { id: "avis" } : { id: "projet-livre" };
  const { title, items } = hasWords ? reviews : { title: "Un projet que nous avons livré", items: [] };
  const sorted = [...items.filter(isFitting).slice(0, 1), ...items];
  return (
    <Band
      background={background}
      labelledBy={id}
      className={proof ? styles.proof : undefined}
      shared={!proof}
    >
      <div className={`cluster ${styles.head}`}>
        <h2 id={id} data-reveal="">
          {title}
        </h2>
        {hasWords && rating ? (
          <p className={`note ${styles.rating}`}>
            <strong className="figure">{rating.value}</strong>{" "}
            <span>
              {`note moyenne de ${rating.count} avis, ${rating.period}`}
              <br />
              {rating.source}
            </span>
          </p>
        ) : null}
      </div>
      {proof ?? (
        <ul className={`columns ${styles.list}`}>
          {[...new Set(sorted)].slice(0, count).map((review) => (
            <li key={review.quote} className={styles.item}>
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
      <DemonstrationNotice />
    </Band>
  );
}

interface ReviewProps {
  readonly review: Queries.ReviewFragment;
  /** On the page of the case that it is about, which needs no way to it. */
  readonly isOnCase?: boolean;
  readonly className?: string;
}

/** One review: stars, the words, the function (never the name) of who said them, its month and source. */
export function Review({ review, isOnCase = false, className }: ReviewProps) {
  const { author, company, city, service, month, source, caseStudy } = review;
  return (
    <figure className={className}>
      <p className={styles.stars}>
        <span aria-hidden="true">
          {"★".repeat(review.rating)}
          <i>{"★".repeat(5 - review.rating)}</i>
        </span>
        <span className="visuallyHidden">{`${review.rating} étoiles sur 5`}</span>
      </p>
      <blockquote className={styles.quote}>
        <p>{quoted(review.quote)}</p>
      </blockquote>
      <figcaption className={`note ${styles.author}`}>
        <strong>{author}</strong>, {company}
        <br />
        {`${service.name}, ${city}`}
        <br />
        {`${formatMonth(month)}, ${source}`}
        {caseStudy && !isOnCase ? <CaseLink slug={caseStudy.slug} client={company} /> : null}
      </figcaption>
    </figure>
  );
}

export const reviewsFragment = graphql`
  fragment Review on Review {
    quote
    author
    company
    city
    service {
      name
    }
    rating
    month
    source
    caseStudy {
      slug
    }
  }
  fragment Reviews on ReviewsSettings {
    title
    items {
      ...Review
    }
  }
`;
