/** SDL of the other files of `content/settings/`: one type per file, one node each; the twin of their JSON Schemas. */
export const settingsTypes = /* GraphQL */ `
  type ServiceMenuGroup {
    label: String!
    items: [Service!]! @link(by: "slug")
  }
  type TechnologyMenuGroup {
    label: String!
    items: [Technology!]! @link(by: "slug")
  }
  type NavigationSettings implements Node @dontInfer {
    services: [ServiceMenuGroup!]!
    technologies: [TechnologyMenuGroup!]!
    footerCities: [City!]! @link(by: "slug")
  }

  type KeyStat {
    value: Int!
    label: String!
  }
  type KeyStatsSettings implements Node @dontInfer {
    items: [KeyStat!]!
  }

  type Partner {
    name: String!
    slug: String!
    logo: Picture!
  }
  type PartnersSettings implements Node @dontInfer {
    title: String!
    more: String!
    items: [Partner!]!
  }

  type ProcessStep {
    title: String!
    description: String!
    icon: String!
  }
  type ProcessSettings implements Node @dontInfer {
    title: String!
    lead: String!
    items: [ProcessStep!]!
  }

  type FaqItem {
    question: String!
    answer: String!
    open: Boolean!
  }
  type FaqSettings implements Node @dontInfer {
    title: String!
    items: [FaqItem!]!
  }

  type Review {
    quote: String!
    author: String!
    company: String!
    city: String!
    service: String!
    rating: Int!
  }
  type ReviewsSettings implements Node @dontInfer {
    title: String!
    items: [Review!]!
  }

  type ContestSettings implements Node @dontInfer {
    endDate: Date! @dateformat
    afterEnd: String!
    title: String!
    lead: String!
    prize: String!
    rulesTitle: String!
    winners: Int!
    prizeDuration: String!
    rules: [String!]!
    ownership: String!
    delivery: String!
    endedNotice: String!
    closedNotice: String!
  }

  type FounderSettings implements Node @dontInfer {
    name: String
    title: String
    photo: Picture
    message: String
  }

  type ExpertiseCard {
    title: String!
    description: String!
    image: Picture!
    href: String!
  }
  type ExpertiseSettings implements Node @dontInfer {
    title: String!
    lead: String!
    button: String!
    items: [ExpertiseCard!]!
  }

  type HomeHero {
    title: String!
    subtitle: String!
    button: String!
  }
  type HomeCard {
    title: String!
    description: String!
    href: String!
  }
  type HomeAbout {
    title: String!
    paragraphs: [String!]!
    button: String!
    facts: [Figure!]!
  }
  type VisitorEntry {
    quote: String!
    answer: String!
    href: String!
  }
  type VisitorEntries {
    title: String!
    items: [VisitorEntry!]!
  }
  type HomeSettings implements Node @dontInfer {
    hero: HomeHero!
    cards: [HomeCard!]!
    about: HomeAbout!
    entries: VisitorEntries!
  }

  type Solution {
    title: String!
    description: String!
    delay: String!
    service: Service! @link(by: "slug")
  }
  type SolutionsSettings implements Node @dontInfer {
    title: String!
    lead: String!
    items: [Solution!]!
  }

  type WhyCollaborateSettings implements Node @dontInfer {
    title: String!
    lead: String!
    steps: [Fact!]!
  }

  type EstimateSettings implements Node @dontInfer {
    title: String!
    lead: String!
    points: [String!]!
    button: String!
  }

  type BookingCard {
    title: String!
    description: String!
    duration: String!
    button: String!
    booking: String!
  }
  type BookingSettings implements Node @dontInfer {
    title: String!
    lead: String!
    cards: [BookingCard!]!
  }
`;
