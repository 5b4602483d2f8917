import { graphql } from "gatsby";

export const seoFragments = graphql`
  fragment Seo on Seo {
    title
    description
    keywords
    canonical
  }
  fragment Fact on Fact {
    title
    description
  }
`;
