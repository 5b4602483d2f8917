import { graphql, useStaticQuery } from "gatsby";

/**
 * The agency's identity, addresses and links (`content/settings/site.json`), the promises that components repeat
 * (`content/settings/claims.json`), and the site's origin.
 *
 * @throws Error when one of the files is missing; the content check names it first.
 */
export function useSite(): NonNullable<Queries.SiteIdentityQuery["siteSettings"]> & {
  claims: NonNullable<Queries.SiteIdentityQuery["claimsSettings"]>;
  siteUrl: string;
  indexable: boolean;
} {
  const { siteSettings, claimsSettings, site } = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
      site {
        siteMetadata {
          siteUrl
          indexable
        }
      }
      siteSettings {
        demonstration
        brand
        productSlug
        tagline
        baseCity
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
        hours
        address {
          street
          postalCode
          city
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
  if (!siteSettings || !claimsSettings || !site)
    throw new Error("content/settings/site.json ou claims.json manque.");
  return { ...siteSettings, claims: claimsSettings, ...site.siteMetadata };
}
