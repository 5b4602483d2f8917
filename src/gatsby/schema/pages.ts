/** SDL of `content/settings/pages.json`: the words and search-engine texts of the fixed screens. */
export const pagesTypes = /* GraphQL */ `
  type PageText {
    seo: Seo!
    title: String!
    lead: String!
  }
  type QuotePageText {
    seo: Seo!
    title: String!
    lead: String!
    promises: [String!]!
  }
  type ContactPageText {
    seo: Seo!
    title: String!
    lead: String!
    headline: String!
    promise: String!
    offer: String!
    bookings: ContactBookings!
    bookingByPhone: String!
    mailboxesTitle: String!
    mailboxes: Mailboxes!
  }
  type ContactBookings {
    discoveryCall: String!
    freeSession: String!
  }
  type Testimonial {
    quote: String!
    author: String!
    company: String!
  }
  type CaseStudiesPageText {
    seo: Seo!
    title: String!
    lead: String!
    testimonial: Testimonial!
    button: String!
  }
  type BlogOffer {
    title: String!
    points: [String!]!
    button: String!
  }
  type BlogPageText {
    seo: Seo!
    title: String!
    lead: String!
    offer: BlogOffer!
    more: String!
  }
  type SuccessVariant {
    seo: Seo!
    title: String!
    message: String!
  }
  type SuccessPageText {
    quote: SuccessVariant!
    contact: SuccessVariant!
    stepsTitle: String!
    steps: [Fact!]!
    button: String!
  }
  type NotFoundPageText {
    seo: Seo!
    code: String!
    title: String!
    lead: String!
    button: String!
  }
  type PagesSettings implements Node @dontInfer {
    home: PageText!
    quote: QuotePageText!
    contact: ContactPageText!
    services: PageText!
    caseStudies: CaseStudiesPageText!
    blog: BlogPageText!
    success: SuccessPageText!
    contest: PageText!
    notFound: NotFoundPageText!
    cities: PageText!
    technologies: PageText!
    siteMap: PageText!
  }

  type ServicesPageHero {
    title: String!
    subtitle: String!
    button: String!
  }
  type ServicesPageCard {
    title: String!
    description: String!
    anchor: String!
  }
  type ServicesPageItem {
    title: String!
    description: String!
    href: String
  }
  type ButtonLink {
    label: String!
    href: String!
  }
  type ServicesPageGroup {
    id: String!
    title: String!
    lead: String!
    items: [ServicesPageItem!]!
    button: ButtonLink!
  }
  type ServicesPageSettings implements Node @dontInfer {
    hero: ServicesPageHero!
    cards: [ServicesPageCard!]!
    groups: [ServicesPageGroup!]!
  }
`;
