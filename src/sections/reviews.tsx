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
  /** How many are shown at most. */
  readonly count: number;
}

/**
 * What clients say, in two columns. First comes a review from the page's city or about its service, where there is one;
 * the others keep their order.
 */
export function Reviews({ reviews, ground = "paper", subject = "", count }: ReviewsProps) {
  const { rating } = useSite().claims;
  const isFitting = ({ city, service }: Queries.ReviewFragment) =>
    city === subject || service.name === subject;
  const first = reviews.items.find(isFitting) ?? reviews.items[0];
  if (!first) return null;
  const others = reviews.items.filter((review) => review !== first);
  return (
    <Band ground={ground} labelledBy="avis">
      <div className={styles.head}>
        <h2 id="avis" data-reveal="">
          {reviews.title}
        </h2>
        <p className={styles.rating}>
          <strong>{rating.value}</strong>
          <span>note moyenne donnée par nos clients</span>
        </p>
      </div>
      <ul className={styles.list}>
        {[first, ...others].slice(0, count).map((review) => (
          <li key={review.quote} className={styles.item}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** One review: stars, the words, and the function (never the name) of who said them. */
function Review({ review }: { readonly review: Queries.ReviewFragment }) {
  return (
    <figure>
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
