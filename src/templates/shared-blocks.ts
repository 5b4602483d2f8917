import { graphql } from "gatsby";

/** The settings of the blocks that the home page and city, service and technology pages share. */
export const sharedBlocks = graphql`
  fragment SharedBlocks on Query {
    partnersSettings {
      ...Partners
    }
    estimateSettings {
      ...Estimate
    }
    keyStatsSettings {
      ...KeyStats
    }
    bookingSettings {
      ...Booking
    }
    founderSettings {
      ...Founder
    }
    reviewsSettings {
      title
    }
    faqSettings {
      ...Faq
    }
  }
`;
