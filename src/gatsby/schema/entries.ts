/** SDL of the entries that have a page or a card of their own; the twin of their JSON Schemas. */
export const entryTypes = /* GraphQL */ `
  type SvgSize {
    width: Float!
    height: Float!
  }

  type Picture {
    src: File!
    alt: String!
  }

  type Raster {
    src: String!
    srcSet: String!
    width: Int!
    height: Int!
  }

  type Seo {
    title: String
    description: String
    keywords: [String!]
    canonical: String
  }

  type Fact {
    title: String!
    description: String!
  }

  type Figure {
    value: String!
    label: String!
  }

  type Departement {
    code: String!
    name: String!
  }

  type Coordinates {
    latitude: Float!
    longitude: Float!
  }

  type City implements Node @dontInfer {
    slug: String!
    city: String!
    locative: String!
    population: String!
    departement: Departement!
    region: String!
    coordinates: Coordinates!
    headline: String!
    lead: String!
    banner1: Picture!
    title1: String!
    description1: String!
    banner2: Picture!
    sectors: [Fact!]!
    travel: String!
    seo: Seo!
  }

  type Technology implements Node @dontInfer {
    slug: String!
    name: String!
    summary: String!
    banner1: Picture!
    banner2: Picture!
    banner3: Picture!
    argument1: String!
    argument2: String!
    argument3: String!
    argumentDescription1: String!
    argumentDescription2: String!
    argumentDescription3: String!
    title1: String!
    description1: String!
    goodFor: [String!]!
    avoidWhen: [String!]!
    practices: [String!]!
    sectionTitle: String!
    sectionDescription: String!
    buttonTechno: String
    seo: Seo
  }

  type Service implements Node @dontInfer {
    slug: String!
    name: String!
    order: Int!
    heroTitle: String
    heroSubTitle: String
    heroButton: String
    heroBooking: String
    buttonIntro: String
    buttonTechno: String
    banner1: Picture!
    banner2: Picture!
    banner3: Picture!
    argument1: String!
    argument2: String!
    argument3: String!
    argumentDescription1: String!
    argumentDescription2: String!
    argumentDescription3: String!
    title1: String!
    description1: String!
    deliverables: [String!]!
    duration: Figure!
    pricing: String!
    sectionTitle: String!
    sectionDescription: String!
    keywords: [String!]!
    seo: Seo
  }

  type CaseStudy implements Node @dontInfer {
    slug: String!
    title: String!
    order: Int!
    category: String!
    clientName: String!
    clientLogo: Picture!
    images: [Picture!]!
    description: String!
    problem: String!
    solution: String!
    results: [Figure!]!
    services: [Service!]! @link(by: "slug")
    technologies: [Technology!]! @link(by: "slug")
  }

  type LegalPage implements Node @dontInfer {
    slug: String!
    title: String!
    description: String!
    html: String!
  }
`;
