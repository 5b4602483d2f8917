import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { ListFilter } from "../../components/list-filter";
import { useIdentity } from "../../shared/browser/use-site";
import { withDe } from "../../shared/text/words";
import { cityPath } from "../../shared/paths";
import { toSlug } from "../../shared/slug";
import { formatTravel, hourMarks } from "../../shared/travel";
import * as styles from "./departures.module.css";

type City = Queries.DepartureFragment;
/** As much as fits into one line. */
const sectorsShown = 2;
const means: Readonly<Record<string, string>> = { route: "par la route", train: "en train" };

/** All cities as a departure board, from the shortest way to the longest: the time, drawn on an axis too, and for whom we work there. */
export function Departures({ cities }: { readonly cities: readonly City[] }) {
  const { baseCity } = useIdentity();
  const marks = hourMarks(cities.map(({ travelMinutes }) => travelMinutes));
  const end = marks.at(-1) ?? 1;
  return (
    <Band background="ink" labelledBy="departs" className={styles.board}>
      <div className={`columns split8 gapY2 ${styles.top}`}>
        <h2 id="departs">{`Départs ${withDe(baseCity)}`}</h2>
        <RegionFilter cities={cities} />
      </div>
      <p className={`note ${styles.row} ${styles.head}`} aria-hidden="true">
        <span>Ville</span> <span>Trajet</span>{" "}
        <span className={styles.marks}>
          {marks.map((minutes) => (
            <span key={minutes}>{minutes === 0 ? "0 " : `${formatTravel(minutes)} `}</span>
          ))}
        </span>
        <span>Pour qui</span>
      </p>
      <ol
        className={`rows ${styles.list}`}
        style={{ "--steps": Math.max(1, marks.length - 1) } as React.CSSProperties}
      >
        {cities.map(({ slug, city, region, travelMinutes, travelBy, sectors }) => (
          <li
            key={slug}
            data-region={toSlug(region)}
            style={{ "--way": (travelMinutes / end).toFixed(3) } as React.CSSProperties}
          >
            <Link to={cityPath(slug)} className={`note rowLink ${styles.row}`}>
              <span className={`name display sizeLead ${styles.city}`}>{city}</span>{" "}
              <span className={`accent sizeLead ${styles.time}`}>
                {formatTravel(travelMinutes)}{" "}
                {travelBy ? <small className="soft sizeSmall">{means[travelBy]}</small> : null}
              </span>{" "}
              <span>
                {sectors
                  .slice(0, sectorsShown)
                  .map(({ title }) => title)
                  .join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** Shows the cities of one region (see `boardRules`). */
function RegionFilter({ cities }: { readonly cities: readonly City[] }) {
  const regions = regionsOf(cities);
  if (regions.length < 2) return null;
  return (
    <ListFilter id="region" label="Région" all={`Toutes (${cities.length})`}>
      {regions.map((name) => (
        <option key={name} value={toSlug(name)}>
          {`${name} (${cities.filter(({ region }) => region === name).length})`}
        </option>
      ))}
    </ListFilter>
  );
}

/** Letters before accents: « Île-de-France » comes after « Hauts-de-France », not last. */
const regionsOf = (cities: readonly Pick<City, "region">[]): string[] =>
  [...new Set(cities.map(({ region }) => region))].sort((a, b) =>
    a.normalize("NFD") < b.normalize("NFD") ? -1 : 1,
  );

/** The style sheet of the board, for the page's head: a city's row and point light up together; other regions than the chosen one are hidden, and their points faded. */
export function boardRules(cities: readonly Pick<City, "slug" | "region">[]): string {
  const lit = cities.map(({ slug }) => {
    const links = `[href="${cityPath(slug)}"]`;
    return `main:has(${links}:is(:hover,:focus-visible)) ${links}`;
  });
  const hidden = regionsOf(cities)
    .map(toSlug)
    .map(
      (region) => `main:has(option[value="${region}"]:checked) [data-region]:not([data-region="${region}"])`,
    );
  return `${lit.join()}{--lit:var(--bright)}${hidden.join()}{--shown:none;--faded:.25}`;
}

export const departureFragment = graphql`
  fragment Departure on City {
    slug
    city
    region
    travelMinutes
    travelBy
    sectors {
      title
    }
  }
`;
