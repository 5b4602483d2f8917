import { graphql, useStaticQuery } from "gatsby";
import { openingHours } from "../calendar/opening-hours";

/**
 * The agency's identity, addresses and links (`content/settings/site.json`), its name and sign (`brand.json`), the promises
 * that components repeat (`claims.json`), when it works (`opening.json`), where its terms are answered (`terms.json`), and
 * the site's origin.
 *
 * @throws Error when one of the files is missing; the content check names it first.
 */
export function useSite() {
  const { siteSettings, brandSettings, claimsSettings, openingSettings, termsSettings, site } =
    useStaticQuery<Queries.SiteIdentityQuery>(graphql`
      query SiteIdentity {
        site {
          siteMetadata {
            siteUrl
            indexable
          }
        }
        siteSettings {
          demonstration
          productSlug
          tagline
          offer
          baseCity
          dataRetention
          footerNote
          phone {
            display
            href
          }
          mailboxes {
            recruitment
            sales
            press
            general
          }
          booking {
            discoveryCall
            freeSession
            consultation30
          }
          linkedin
          baseCoordinates {
            latitude
            longitude
          }
          address {
            street
            postalCode
            city
          }
        }
        brandSettings {
          name
          blocks
          drawing {
            viewBox
            markup
          }
        }
        openingSettings {
          days
          slots {
            from
            to
          }
          otherDays {
            days
            slots {
              from
              to
            }
          }
          holidays
          closures {
            from
            to
          }
          verifiedOn
        }
        termsSettings {
          summary
          shortcuts {
            label
            anchor
          }
        }
        claimsSettings {
          rating {
            value
            count
            period
            source
          }
          replyHours {
            value
            unit
          }
        }
      }
    `);
  if (!siteSettings || !brandSettings || !claimsSettings || !openingSettings || !site)
    throw new Error("content/settings/site.json, brand.json, claims.json ou opening.json manque.");
  return {
    ...siteSettings,
    brand: brandSettings.name,
    hasBlog: brandSettings.blocks.includes("blog"),
    sign: brandSettings.drawing,
    claims: claimsSettings,
    opening: openingSettings,
    /** Null where the site has no page of its terms. */
    terms: termsSettings,
    /** « du lundi au vendredi, de 9 h à 18 h » */
    hours: openingHours(openingSettings),
    ...site.siteMetadata,
  };
}
