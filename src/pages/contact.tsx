import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { ContactPageForm } from "../forms/contact-page-form";
import { PhoneLink } from "../forms/ways-out";
import { EstimateWidget } from "../sections/estimate-widget";
import { FormHero } from "../sections/form-hero";
import { pageHead } from "../seo/heads";
import { breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { useSite } from "../shared/use-site";
import * as styles from "./contact.module.css";

const trail = [
  { label: "Accueil", to: paths.home },
  { label: "Contact", to: paths.contact },
];

const mailboxes = ["recruitment", "sales", "press", "general"] as const;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contact } = required(data.pagesSettings);
  const site = useSite();
  return (
    <>
      <FormHero
        trail={trail}
        title={contact.headline}
        lead={contact.promise}
        form={<ContactPageForm />}
        after={
          <>
            <p className={styles.offer}>
              {contact.offer}{" "}
              <span className={styles.byPhone}>
                {contact.bookingByPhone} <PhoneLink phone={site.phone} />.
              </span>
            </p>
            <ul className={styles.bookings}>
              <li>
                <Link to={site.booking.discoveryCall} className={styles.booking}>
                  {contact.bookings.discoveryCall}
                  <Icon name="arrow-up-right" />
                </Link>
              </li>
              <li>
                <Link to={site.booking.freeSession} className={styles.booking}>
                  {contact.bookings.freeSession}
                  <Icon name="arrow-up-right" />
                </Link>
              </li>
            </ul>
            <h2 className={styles.heading}>{contact.mailboxesTitle}</h2>
            <dl className={styles.mailboxes}>
              {mailboxes.map((mailbox) => (
                <div key={mailbox}>
                  <dt className={styles.purpose}>{contact.mailboxes[mailbox]}</dt>
                  <dd>
                    <a href={`mailto:${site.mailboxes[mailbox]}`} className={styles.address}>
                      {site.mailboxes[mailbox]}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        }
      >
        <address className={styles.direct}>
          <a href={`tel:${site.phone.href}`} className={styles.phone}>
            {site.phone.display}
          </a>
          <span>{site.hours}</span>
          <span>{`${site.address.street}, ${site.address.postalCode} ${site.address.city}`}</span>
        </address>
      </FormHero>
      <EstimateWidget />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { siteUrl } = useSite();
  return (
    <Seo
      head={pageHead(required(data.pagesSettings).contact.seo)}
      pathname={location.pathname}
      jsonLd={[breadcrumbData(siteUrl, trail)]}
    />
  );
}

export const query = graphql`
  query ContactPage {
    pagesSettings {
      contact {
        headline
        promise
        offer
        bookingByPhone
        mailboxesTitle
        bookings {
          discoveryCall
          freeSession
        }
        mailboxes {
          recruitment
          sales
          press
          general
        }
        seo {
          ...Seo
        }
      }
    }
  }
`;
