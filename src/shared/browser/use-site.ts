import { graphql, useStaticQuery } from "gatsby";

/*
 * What every page knows of the agency, by what a component needs of it. One query serves the three hooks: each query would
 * be a request of its own. They throw where a settings file is missing; the content check names it first.
 */

/** The answer of the one query. */
function useSettings() {
  return useStaticQuery<Queries.SiteIdentityQuery>(graphql`
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
        hours
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
        tripsIncluded {
          value
        }
      }
    }
  `);
}

/** What `site.json` says of the agency, its name and sign (`brand.json`), and the site's origin. */
export function useIdentity() {
  const { siteSettings, brandSettings, site } = useSettings();
  if (!siteSettings || !brandSettings || !site)
    throw new Error("content/settings/site.json ou brand.json manque.");
  return {
    ...siteSettings,
    brand: brandSettings.name,
    hasBlog: brandSettings.blocks.includes("blog"),
    sign: brandSettings.drawing,
    ...site.siteMetadata,
  };
}

/** How and when the agency can be reached: `site.json`, and the hours of `opening.json` as a text. */
export function useContact() {
  const { siteSettings, openingSettings } = useSettings();
  if (!siteSettings || !openingSettings)
    throw new Error("content/settings/site.json ou opening.json manque.");
  const { phone, mailboxes, booking, address, linkedin } = siteSettings;
  return { phone, mailboxes, booking, address, linkedin, ...openingSettings };
}

/** What the agency promises: figures that components repeat (`claims.json`), and its terms, null without a page of them. */
export function useClaims() {
  const { claimsSettings, termsSettings } = useSettings();
  if (!claimsSettings) throw new Error("content/settings/claims.json manque.");
  return { claims: claimsSettings, terms: termsSettings };
}

/** All of it, for heads and the footer. */
export const useSite = () => ({ ...useIdentity(), ...useContact(), ...useClaims() });
