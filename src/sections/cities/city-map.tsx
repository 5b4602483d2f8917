import { graphql } from "gatsby";
import React, { useState, type SyntheticEvent } from "react";
import type { Crumb } from "../../components/breadcrumb";
import { Link } from "../../components/link";
import { escapeHtml } from "../../shared/html";
import { mapSize, placeCities } from "../../shared/map-places";
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
}

/** The first screen of the list of cities: a map whose points lead to their pages, and how we come there. */
export function CityMap({ trail, title, lead, cities }: CityMapProps) {
  const { baseCity } = useIdentity();
  const [active, setActive] = useState<Queries.CityOnMapFragment>();
  const sorted = [...cities].sort((a, b) => Number(b.city === baseCity) - Number(a.city === baseCity));
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
      className={styles.hero}
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
            onFocus={(event) => {
              follow(event);
              bringIntoView(event.target);
            }}
          >
            <g className={styles.ways}>
              {places.map(({ x, y }, index) => {
                const { slug, region } = sorted[index] ?? {};
                const way = `M${base?.x} ${base?.y}L${x} ${y}`;
                return <path key={slug} d={way} data-region={region && toSlug(region)} />;
              })}
            </g>
            {places.map(({ x, y, name }, index) => {
              const city = sorted[index];
              if (!city) return null;
              const classes = [
                styles.city,
                index === 0 && styles.base,
                city === active && styles.active,
                (!name || city.label?.wideOnly) && styles.unnamed,
              ];
              const text = `${city.city}\u00a0: ${city.journey}`;
              return (
                <g key={city.slug} data-region={toSlug(city.region)}>
                  <Link
                    to={cityPath(city.slug)}
                    className={classes.filter(Boolean).join(" ")}
                    // The text of a tooltip is not the link's name in every engine.
                    aria-label={text}
                  >
                    <title>{text}</title> <circle cx={x} cy={y} r={11} />
                    <circle cx={x} cy={y} r={5} />
                    {name ? (
                      <text x={name.x} y={name.y} dy={name.dy} textAnchor={name.anchor} aria-hidden="true">
                        {city.city}
                      </text>
                    ) : null}
                  </Link>{" "}
                </g>
              );
            })}
          </svg>
        </div>
      }
    />
  );
}

/** Firefox misjudges where a link of a drawing stands, and leaves one that takes the focus out of sight (WCAG 2.4.7). */
function bringIntoView(link: Element): void {
  requestAnimationFrame(() => {
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      link.querySelector("circle")?.scrollIntoView({ block: "center" });
  });
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
    label {
      side
      wideOnly
    }
  }
`;
