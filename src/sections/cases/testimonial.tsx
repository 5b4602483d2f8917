import React from "react";
import { quoted } from "../../shared/text/words";
import * as styles from "./testimonial.module.css";

interface TestimonialProps {
  readonly testimonial: { readonly quote: string; readonly author: string; readonly company: string };
}

/** One client's words, beside the title of an ink hero. */
export function Testimonial({ testimonial }: TestimonialProps) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className="sizeLead">
        <p>{quoted(testimonial.quote)}</p>
      </blockquote>
      <figcaption className="note mt2">
        {testimonial.author}, {testimonial.company}
      </figcaption>
    </figure>
  );
}
