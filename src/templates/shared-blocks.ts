import { graphql } from "gatsby";

/** The settings of the blocks that city, service and technology pages share. */
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
    processSettings {
      ...Process
    }
    bookingSettings {
      ...Booking
    }
    founderSettings {
      ...Founder
    }
    faqSettings {
      ...Faq
    }
  }
`;
