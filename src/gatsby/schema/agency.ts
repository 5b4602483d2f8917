/** SDL of what the agency is and promises: `content/settings/site.json` and `claims.json`, twins of their JSON Schemas. */
export const agencyTypes = /* GraphQL */ `
  type Phone {
    display: String!
    href: String!
  }
  type Mailboxes {
    recruitment: String!
    sales: String!
    press: String!
    general: String!
  }
  type BookingLinks {
    discoveryCall: String!
    freeSession: String!
    consultation30: String!
  }
  type Address {
    street: String!
    postalCode: String!
    city: String!
    country: String!
  }
  type HeroVideo {
    mp4: String!
    webm: String!
    poster: String!
  }
  type LegalHost {
    name: String!
    address: String!
  }
  type LegalIdentity {
    companyForm: String!
    capital: String!
    siren: String!
    vat: String!
    publicationDirector: String!
    host: LegalHost!
  }
  type SiteSettings implements Node @dontInfer {
    brand: String!
    productSlug: String!
    tagline: String!
    baseCity: String!
    phone: Phone!
    mailboxes: Mailboxes!
    booking: BookingLinks!
    linkedin: String!
    address: Address!
    hours: String!
    heroVideo: HeroVideo!
    legal: LegalIdentity!
  }

  type RatingClaim {
    value: String!
  }
  type DelayClaim {
    value: Int!
    unit: String!
  }
  type ClaimsSettings implements Node @dontInfer {
    rating: RatingClaim!
    replyHours: DelayClaim!
  }
`;
