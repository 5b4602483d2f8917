import React, { useState, type ReactNode } from "react";
import { Link } from "../components/link";
import { FormButton } from "../forms/form-button";
import { nearestCities, distanceKm } from "../shared/nearest-cities";
import { cityPath } from "../shared/paths";
import * as styles from "./city-map-tools.module.css";

type City = Queries.CityOnMapFragment;

interface CityMapToolsProps {
  readonly cities: readonly City[];
  /** The city that the map marks: under the pointer, in focus, or found. */
  readonly active: City | undefined;
  readonly onFound: (city: City) => void;
}

/** Beyond this, the nearest city is not near. */
const farKm = 300;
const timeoutMs = 10_000;

/** By the codes of GeolocationPositionError (W3C Geolocation, 3.7). */
const failures: Readonly<Record<number, string>> = {
  1: "Votre navigateur garde votre position pour lui\u00a0: choisissez une ville sur la carte ou dans la liste.",
  2: "Votre position est introuvable\u00a0: choisissez une ville sur la carte ou dans la liste.",
  3: "Votre position tarde à venir\u00a0: réessayez, ou choisissez une ville dans la liste.",
};

/** « Près de moi », and the way to the city that the map marks. The position stays in the browser. */
export function CityMapTools({ cities, active, onFound }: CityMapToolsProps) {
  const [answer, setAnswer] = useState<ReactNode>("");
  const find = (): void => {
    setAnswer("Recherche de votre position…");
    if (!("geolocation" in navigator)) return setAnswer(failures[2]);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [city] = nearestCities({ slug: "", coordinates: coords }, cities, 1);
        if (!city) return;
        onFound(city);
        setAnswer(sayNearest(city, Math.round(distanceKm(coords, city.coordinates))));
      },
      ({ code }) => setAnswer(failures[code] ?? failures[2]),
      { timeout: timeoutMs, maximumAge: 600_000 },
    );
  };
  return (
    <>
      <FormButton color="white-outline" onClick={find}>
        Près de moi
      </FormButton>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      {active ? <p>{`${active.city}\u00a0: ${active.journey}`}</p> : null}
    </>
  );
}

function sayNearest({ slug, city }: City, km: number): ReactNode {
  const link = <Link to={cityPath(slug)}>{city}</Link>;
  if (km < 5) return <>Vous êtes à {link}, ou tout près.</>;
  return (
    <>
      La plus proche est {link}, à {`${km.toLocaleString("fr-FR")}\u00a0km`}
      {km > farKm ? "\u00a0: nous travaillons aussi à distance." : " à vol d’oiseau."}
    </>
  );
}
