/**
 * SDL of the blog. Readers of the data layer query `BlogPost` and know nothing of the source; each source has
 * one implementation, whose resolvers are in `create-resolvers.ts`.
 */
export const blogTypes = /* GraphQL */ `
  type TocEntry {
    title: String!
    id: String!
    number: String!
  }

  type BlogTag {
    name: String!
    path: String!
  }

  interface BlogPost implements Node {
    id: ID!
    slug: String!
    title: String!
    description: String!
    createdAt: Date! @dateformat
    updatedAt: Date @dateformat
    image: Picture
    tags: [BlogTag!]!
    readingMinutes: Int!
    html: String!
    tableOfContents: [TocEntry!]!
  }

  type MarkdownPost implements BlogPost & Node @dontInfer {
    slug: String!
    title: String!
    description: String!
    createdAt: Date! @dateformat
    updatedAt: Date @dateformat
    image: Picture
    tags: [BlogTag!]!
    readingMinutes: Int!
    html: String!
    tableOfContents: [TocEntry!]!
  }

  type ContentPicture {
    url: String!
    fileId: String
  }

  type ApiPost implements BlogPost & Node @dontInfer {
    slug: String!
    title: String!
    description: String!
    createdAt: Date! @dateformat
    updatedAt: Date @dateformat
    image: Picture
    tags: [BlogTag!]!
    readingMinutes: Int!
    html: String!
    tableOfContents: [TocEntry!]!
    content: String!
    pictures: [ContentPicture!]!
  }
`;
