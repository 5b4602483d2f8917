const postFields = /* GraphQL */ `
    slug: String!
    title: String! @text
    description: String!
    createdAt: Date! @dateformat
    updatedAt: Date @dateformat
    verifiedOn: Date @dateformat
    image: Picture
    tags: [BlogTag!]!
    readingMinutes: Int!
    html: String!
    tableOfContents: [TocEntry!]!`;

/**
 * SDL of types without a JSON Schema: pictures, which a resolver finds, what resolvers work out, and the blog. Queries read `BlogPost`
 * whatever the source; each source has one implementation, with its resolvers in `data/post-fields.ts`.
 */
export const handwrittenTypes = /* GraphQL */ `
  type SiteSiteMetadata {
    siteUrl: String!
    indexable: Boolean!
    workingDays: String!
  }
  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }

  type Picture {
    src: File!
    alt: String! @text
  }
  type SignDrawing {
    viewBox: String!
    markup: String!
  }
  type SvgSize {
    width: Float!
    height: Float!
  }

  type Weeks {
    min: Float!
    max: Float!
  }
  type Plan {
    reads: String!
    what: String!
    delay: String!
    hour: String
    call: Int!
    ready: Int!
    ends: [Int!]!
    group: Int
  }
  type SiteSettingsPhone {
    href: String!
  }
  type ServiceDuration {
    weeks: Weeks
  }
  type ServicesPageGroupItemsDuration {
    weeks: Weeks
  }
  type EstimatorSettingsProjects {
    delay: String!
    weeks: Weeks!
  }

  type MainPage {
    to: String!
    label: String!
  }
  type EntryList {
    id: String!
    label: String!
    path: String!
    folder: String!
    entries: [ListedEntry!]!
  }
  type ListedEntry {
    slug: String!
    to: String!
    label: String!
    canonical: String
    sky: Picture
    pictures: [Picture!]!
  }
  type TocEntry {
    title: String!
    id: String!
    number: String!
  }
  type TextSection {
    id: String!
    title: String!
  }
  type BlogTag {
    name: String!
    path: String!
  }
  type ContentPicture {
    url: String!
    fileId: String
  }
  interface BlogPost implements Node {
    id: ID!${postFields}
  }
  type MarkdownPost implements BlogPost & Node @dontInfer {${postFields}
  }
  type ApiPost implements BlogPost & Node @dontInfer {${postFields}
    content: String!
    pictures: [ContentPicture!]!
  }
`;
