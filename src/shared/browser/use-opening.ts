import { graphql, useStaticQuery } from "gatsby";
import type { OpeningTimes } from "../calendar/opening-clock";
import { required } from "../required";

/**
 * When the agency works (`opening.json`), for what tells days and hours. Its query is not that of `use-site.ts`: pages
 * that tell none load no calendar, and stay as they are when it changes, every day.
 */
export function useOpening(): OpeningTimes {
  const { openingSettings, site } = useStaticQuery<Queries.OpeningQuery>(graphql`
    query Opening {
      site {
        siteMetadata {
          workingDays
        }
      }
      openingSettings {
        days
        slots {
          from
          to
        }
        otherDays {
          days
          slots {
            from
            to
          }
        }
      }
    }
  `);
  return { ...required(openingSettings), ...required(site).siteMetadata };
}
