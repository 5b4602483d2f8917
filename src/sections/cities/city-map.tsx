import { graphql } from "gatsby";
import React, { useState, type SyntheticEvent } from "react";
import type { Crumb } from "../../components/breadcrumb";
import { Link } from "../../components/link";
import { escapeHtml } from "../../shared/html";
import { mapSize, placeCities, type MapPlace } from "../../shared/map-places";
import { cityPath } from "../../shared/paths";
import { useIdentity } from "../../shared/browser/use-site";
import { toSlug } from "../../shared/slug";
import { PageHero } from "../heroes/page-hero";
import { CityMapTools } from "./city-map-tools";
import * as styles from "./city-map.module.css";

interface CityMapProps {
  readonly trail: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly cities: readonly Queries.CityOnMapFragment[];
  /** Slugs of the cities whose names are placed first. */
  readonly first: readonly string[];
}

/** The first screen of the list of cities: a map whose points lead to their pages, and how we come there. */
export function CityMap({ trail, title, lead, cities, first }: CityMapProps) {
  const { baseCity } = useIdentity();
  const [active, setActive] = useState<Queries.CityOnMapFragment>();
  const rank = ({ slug, city }: Queries.CityOnMapFragment): number =>
    city === baseCity ? -1 : first.indexOf(slug) + 1 || first.length + 1;
  const sorted = [...cities].sort((a, b) => rank(a) - rank(b));
  const places = placeCities(sorted);
  const [base] = places;
  // Between the points, what was last met stays.
  const follow = ({ target }: SyntheticEvent): void => {
    const href = (target as Element).closest("a")?.getAttribute("href");
    setActive((last) => cities.find(({ slug }) => cityPath(slug) === href) ?? last);
  };
  return (
    <PageHero
      trail={trail}
      title={escapeHtml(title)}
      lead={lead}
      actions={
        <div className={`stack gapY1 ${styles.tools}`}>
          <CityMapTools cities={cities} active={active} onFound={setActive} />
        </div>
      }
      aside={
        <div className={styles.frame}>
          <svg
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            className={styles.map}
            role="group"
            aria-label={title}
            onPointerOver={follow}
            onFocus={follow}
          >
            <path
              className={styles.ways}
              d={places.map(({ x, y }) => `M${base?.x} ${base?.y}L${x} ${y}`).join("")}
            />
            {places.map(({ x, y, wide, small }, index) => {
              const city = sorted[index];
              if (!city) return null;
              const classes = [styles.city, index === 0 && styles.base, city === active && styles.active];
              const name = `${city.city}\u00a0: ${city.journey}`;
              return (
                <g key={city.slug} data-region={toSlug(city.region)}>
                  <Link
                    to={cityPath(city.slug)}
                    className={classes.filter(Boolean).join(" ")}
                    // The text of a tooltip is not the link's name in every engine.
                    aria-label={name}
                  >
                    <title>{name}</title>
                    <circle cx={x} cy={y} r={11} />
                    <circle cx={x} cy={y} r={5} />
                    <CityName name={city.city} wide={wide} small={small} />
                  </Link>
                </g>
              );
            })}
          </svg>
        </div>
      }
    />
  );
}

/** Its name on a wide map and on a small one, where it fits; screen readers have it from the link's label. */
function CityName({ name, wide, small }: Pick<MapPlace, "wide" | "small"> & { readonly name: string }) {
  const isSame = wide && small && wide.x === small.x && wide.y === small.y;
  return [wide, isSame ? undefined : small].map((label) =>
    label ? (
      <text
        key={label.dy + label.anchor}
        x={label.x}
        y={label.y}
        dy={label.dy}
        textAnchor={label.anchor}
        className={isSame ? undefined : label === wide ? styles.wide : styles.small}
        aria-hidden="true"
      >
        {name}
      </text>
    ) : null,
  );
}

export const cityOnMapFragment = graphql`
  fragment CityOnMap on City {
    slug
    city
    region
    locative
    journey
    coordinates {
      latitude
      longitude
    }
  }
`;
