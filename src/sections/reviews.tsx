import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { quoted } from "../shared/format-text";
import { useSite } from "../shared/use-site";
import * as styles from "./reviews.module.css";

interface ReviewsProps {
  readonly reviews: Queries.ReviewsFragment;
  readonly ground?: "paper" | "mist";
  /** Name of the city or service that the page is about. */
  readonly subject?: string | undefined;
}

/**
 * What clients say: one review large, the others in a line that scrolls sideways. The large one comes from the page's
 * city or is about its service, where there is such a review; else it is the first.
 */
export function Reviews({ reviews, ground = "paper", subject = "" }: ReviewsProps) {
  const isFitting = ({ city, service }: Queries.ReviewFragment) =>
    city === subject || service.name === subject;
  const first = reviews.items.find(isFitting) ?? reviews.items[0];
  if (!first) return null;
  const others = reviews.items.filter((review) => review !== first);
  return (
    <Band ground={ground} labelledBy="avis">
      <Heading title={reviews.title} />
      <div className={styles.layout}>
        <Review review={first} className={styles.first} />
        {/* A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable). */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.line} tabIndex={0} aria-label="Autres avis">
          {others.map((review) => (
            <li key={review.quote}>
              <Review review={review} className={styles.review} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** The first two reviews as two cards, for the quote page. */
export function ReviewPair({ reviews }: Pick<ReviewsProps, "reviews">) {
  return (
    <Band labelledBy="avis">
      <Heading title={reviews.title} />
      <ul className={styles.pair}>
        {reviews.items.slice(0, 2).map((review) => (
          <li key={review.quote}>
            <Review review={review} className={styles.card} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Heading({ title }: { readonly title: string }) {
  const { rating } = useSite().claims;
  return (
    <div className={styles.head}>
      <h2 id="avis" data-reveal="">
        {title}
      </h2>
      <p className={styles.rating}>
        <strong>{rating.value}</strong>
        <span>note moyenne donnée par nos clients</span>
      </p>
    </div>
  );
}

/** One review: stars, the words, and the function (never the name) of who said them. */
function Review({
  review,
  className,
}: {
  readonly review: Queries.ReviewFragment;
  readonly className?: string | undefined;
}) {
  return (
    <figure className={className}>
      <p className={styles.stars}>
        <span aria-hidden="true">{"★".repeat(review.rating)}</span>
        <span className="visuallyHidden">{review.rating} étoiles sur 5</span>
      </p>
      <blockquote className={styles.quote}>
        <p>{quoted(review.quote)}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <strong>{review.author}</strong>, {review.company}
        <br />
        {`${review.service.name}, ${review.city}`}
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
  }
  fragment Reviews on ReviewsSettings {
    title
    items {
      ...Review
    }
  }
`;
