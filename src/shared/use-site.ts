import { graphql, useStaticQuery } from "gatsby";

/** The agency's identity, addresses and links, from `content/settings/site.json`, and the site's origin. */
export function useSite(): NonNullable<Queries.SiteIdentityQuery["siteSettings"]> & {
  siteUrl: string;
  indexable: boolean;
} {
  const { siteSettings, site } = useStaticQuery<Queries.SiteIdentityQuery>(graphql`
    query SiteIdentity {
      site {
        siteMetadata {
          siteUrl
          indexable
        }
      }
      siteSettings {
        brand
        productSlug
        tagline
        description
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
          country
        }
      }
    }
  `);
  if (!siteSettings || !site) throw new Error("content/settings/site.json manque.");
  return { ...siteSettings, ...site.siteMetadata };
}
