import { graphql } from "gatsby";
import React, { type ReactNode } from "react";
import { Band } from "../../components/band";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { Picture } from "../../components/picture";
import { formatMonth } from "../../shared/calendar/dates";
import { quoted } from "../../shared/text/words";
import { useClaims } from "../../shared/browser/use-site";
import { CaseLink } from "../cases/case-link";
import * as styles from "./reviews.module.css";

interface ReviewsProps {
  /** Null where the site has none. */
  readonly reviews: Queries.ReviewsFragment | null;
  readonly background?: "paper" | "mist";
  /** As a part of a spread: the page's case follows the reviews; passed in, so that other pages do not load its styles. */
  readonly bare?: boolean;
  readonly proof?: ReactNode;
  /** Slug of that case: its client's review needs no way to it. */
  readonly shownCase?: string | undefined;
}

/** How many reviews are shown at most. */
const shown = 2;

/** What clients say: the first reviews, in two columns or beside the page's case. A site without reviews shows the case. */
export function Reviews({ reviews, background = "paper", bare, proof, shownCase }: ReviewsProps) {
  const { rating } = useClaims().claims;
  if (!reviews && !proof) return null;
  const items = reviews?.items.slice(0, shown) ?? [];
  const isSigned = bare && items.every(({ caseStudy }) => caseStudy);
  const { id, title } = reviews
    ? { id: "avis", title: reviews.title }
    : { id: "projet-livre", title: "Un projet que nous avons livré" };
  return (
    <Band background={background} labelledBy={id} bare={bare} shared={!bare}>
      <h2 id={id} data-reveal="">
        {title}
      </h2>
      <ul className={`mt3 autoColumns ${styles.list} ${bare ? styles.cards : ""}`}>
        {items.map((review) => (
          <li key={review.quote} className="divided">
            <Review review={review} isOnCase={review.caseStudy?.slug === shownCase} isSigned={isSigned} />
          </li>
        ))}
        {proof ? <li>{proof}</li> : null}
      </ul>
      {reviews && rating ? (
        <p className="note mt3">
          <strong className="figure sizeH3">{rating.value}</strong>
          {` note moyenne de ${rating.count} avis, ${rating.period}. ${rating.source}.`}
        </p>
      ) : null}
      <DemonstrationNotice />
    </Band>
  );
}

interface ReviewProps {
  readonly review: Queries.ReviewFragment;
  /** Whether the case that it is about is there too, so that it needs no way to it. */
  readonly isOnCase?: boolean;
  /** Whether the client's sign stands above: only where all have one, since reviews side by side begin on one line. */
  readonly isSigned?: boolean | undefined;
  readonly className?: string;
}

/** One review: stars, the words, the function (never the name) of who said them, its month and source. */
export function Review({ review, isOnCase = false, isSigned, className }: ReviewProps) {
  const { author, company, city, service, month, source, caseStudy } = review;
  return (
    <figure className={className}>
      {isSigned && caseStudy ? (
        <div className={styles.sign}>
          <Picture picture={caseStudy.clientLogo} decorative />
        </div>
      ) : null}
      <p className={styles.stars}>
        <span aria-hidden="true">
          {"★".repeat(review.rating)}
          <i>{"★".repeat(5 - review.rating)}</i>
        </span>{" "}
        <span className="visuallyHidden">{`${review.rating} étoiles sur 5`}</span>
      </p>
      <blockquote className={`measure ${styles.quote}`}>
        <p>{quoted(review.quote)}</p>
      </blockquote>
      <figcaption className={`note ${styles.author}`}>
        <strong>{author}</strong>
        {`, ${company}`}
        <br />
        {`${service.name}, ${city}`}
        <br />
        {`${formatMonth(month)}, ${source}`}
        {caseStudy && !isOnCase ? (
          <div>
            <CaseLink slug={caseStudy.slug} client={company} />
          </div>
        ) : null}
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
      clientLogo {
        ...Picture
      }
    }
  }
  fragment Reviews on ReviewsSettings {
    title
    items {
      ...Review
    }
  }
`;
