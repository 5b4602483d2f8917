import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { home } from "../components/breadcrumb";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { ContactPageForm } from "../forms/contact-page-form";
import { OpenNow } from "../forms/reply-clock";
import { ReplyPromise } from "../forms/reply-promise";
import { PhoneLink } from "../forms/contact-links";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { FormHero, HeroPhone } from "../sections/heroes/form-hero";
import { organizationData } from "../seo/json-ld";
import { PageSeo } from "../seo/page-seo";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import { useOpening } from "../shared/browser/use-opening";
import { useSite } from "../shared/browser/use-site";
import * as styles from "./contact.module.css";

const trail = [home, { label: "Contact", to: paths.contact }];

const mailboxes = ["recruitment", "sales", "press", "general"] as const;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contact } = required(data.pagesSettings);
  const booked = data.bookingSettings?.contact;
  const site = useSite();
  const { booking } = site;
  return (
    <>
      <FormHero
        trail={trail}
        title={contact.headline}
        lead={contact.promise}
        form={
          <div className={styles.form}>
            <ContactPageForm />
          </div>
        }
        after={
          <>
            {booking && booked ? (
              <>
                <p className={styles.offer}>
                  {booked.offer}{" "}
                  <span className={styles.byPhone}>
                    {booked.byPhone} <PhoneLink phone={site.phone} />.
                  </span>
                </p>
                <ul className={`rows mt3 ${styles.bookings}`}>
                  {(["discoveryCall", "freeSession"] as const).map((call) => (
                    <li key={call}>
                      <Link to={booking[call]} className={`between semibold plainLink ${styles.booking}`}>
                        {booked.calls[call]}
                        <Icon name="arrow-up-right" className="goes" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            <h2 className="sizeQuiet mt4" data-reveal="">
              {contact.mailboxesTitle}
            </h2>
            <dl className={`mt2 ${styles.mailboxes}`}>
              {mailboxes.map((mailbox) => (
                <div key={mailbox}>
                  <dt className="note">{contact.mailboxes[mailbox]}</dt>
                  <dd>
                    <a href={`mailto:${site.mailboxes[mailbox]}`} className="tap sizeCompact">
                      {site.mailboxes[mailbox]}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        }
      >
        <ReplyPromise />
        <address className="detail stack tight mt3">
          <HeroPhone phone={site.phone} /> <span>{site.hours}</span> <OpenNow />{" "}
          <span>{`${site.address.street}, ${site.address.postalCode} ${site.address.city}`}</span>
        </address>
      </FormHero>
      <EstimateWidget />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>) => (
  <PageSeo
    seo={required(data.pagesSettings).contact.seo}
    trail={trail}
    pathname={location.pathname}
    jsonLd={[organizationData({ ...useSite(), opening: useOpening() })]}
  />
);

export const query = graphql`
  query ContactPage {
    pagesSettings {
      contact {
        headline
        promise
        mailboxesTitle
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
    bookingSettings {
      contact {
        offer
        byPhone
        calls {
          discoveryCall
          freeSession
        }
      }
    }
  }
`;
