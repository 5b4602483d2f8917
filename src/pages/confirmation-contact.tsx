import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { pageHead } from "../seo/heads";
import { Seo } from "../seo/seo";
import { paths } from "../shared/paths";
import { present } from "../shared/present";
import { useBrowserValue } from "../shared/use-browser-value";
import * as styles from "./confirmation-contact.module.css";

const variants = ["contact", "quote"] as const;
type Variant = (typeof variants)[number];

/**
 * Only the browser knows `?type=devis`: the document holds the texts of both variants, and `showAsked` has the right ones
 * shown before they are painted, long before React comes and keeps those alone.
 */
export default function SuccessPage({ data }: PageProps<Queries.SuccessPageQuery>) {
  const { success } = present(data.pagesSettings);
  const search = useBrowserValue<string | undefined>(() => window.location.search, undefined);
  const possible = search === undefined ? variants : [variantOf(search)];
  const textOf = (part: "title" | "message") =>
    possible.map((name) => (
      <span key={name} data-variant={name} hidden={name !== possible[0]} suppressHydrationWarning>
        {success[name][part]}
      </span>
    ));
  return (
    <section className={styles.page} aria-labelledby="titre">
      <div className={styles.inner}>
        <Icon name="check" className={styles.sign} />
        <h1 id="titre">{textOf("title")}</h1>
        <p className={styles.message}>{textOf("message")}</p>
        {search === undefined ? (
          <script
            data-title={pageHead(success.quote.seo).title}
            dangerouslySetInnerHTML={{ __html: showAsked }}
          />
        ) : null}
        <h2 className={styles.heading}>{success.stepsTitle}</h2>
        <ol className={styles.steps}>
          {success.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>{step.description}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.home} color="white">
          {success.button}
        </ButtonLink>
      </div>
    </section>
  );
}

/** `devis` is the quote request; any other or no value is the contact form. */
const variantOf = (search: string): Variant =>
  new URLSearchParams(search).get("type") === "devis" ? "quote" : "contact";

/** `variantOf` where no other script runs yet: the document is the contact variant's. */
const showAsked = `if (new URLSearchParams(location.search).get("type") === "devis") {
  document.title = document.currentScript.dataset.title;
  for (const text of document.querySelectorAll("[data-variant]")) text.hidden = text.dataset.variant !== "quote";
}`;

export function Head({ data, location }: HeadProps<Queries.SuccessPageQuery>) {
  const { success } = present(data.pagesSettings);
  const search = typeof window === "undefined" ? "" : window.location.search;
  return <Seo head={pageHead(success[variantOf(search)].seo)} pathname={location.pathname} noindex />;
}

export const query = graphql`
  query SuccessPage {
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
