import React, { useState } from "react";
import { Link } from "../../components/link";
import { FormButton } from "../../forms/form-button";
import { nearestCities, distanceKm } from "../../shared/nearest-cities";
import { cityPath } from "../../shared/paths";

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

const unknown = "Votre position est introuvable\u00a0: choisissez une ville sur la carte ou dans la liste.";
/** By the codes of GeolocationPositionError (W3C Geolocation, 3.7). */
const failures: Readonly<Record<number, string>> = {
  1: "Votre navigateur garde votre position pour lui\u00a0: choisissez une ville sur la carte ou dans la liste.",
  3: "Votre position tarde à venir\u00a0: réessayez, ou choisissez une ville dans la liste.",
};

/** What is answered, with a link in the middle of it where a city was found. */
interface Answer {
  readonly before: string;
  readonly link?: { readonly to: string; readonly label: string };
  readonly after?: string;
}

/** « Près de moi », and the way to the city that the map marks. The position stays in the browser. */
export function CityMapTools({ cities, active, onFound }: CityMapToolsProps) {
  const [answer, setAnswer] = useState<Answer>();
  const fail = (code: number): void => setAnswer({ before: failures[code] ?? unknown });
  const find = (): void => {
    setAnswer({ before: "Recherche de votre position…" });
    if (!("geolocation" in navigator)) return fail(2);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [city] = nearestCities({ slug: "", coordinates: coords }, cities, 1);
        if (!city) return;
        onFound(city);
        setAnswer(formatNearest(city, Math.round(distanceKm(coords, city.coordinates))));
      },
      ({ code }) => fail(code),
      { timeout: timeoutMs, maximumAge: 600_000 },
    );
  };
  return (
    <>
      <FormButton color="white-outline" onClick={find}>
        Près de moi
      </FormButton>
      <p role="status">
        {answer ? (
          <>
            <span>{answer.before}</span>
            {answer.link ? <Link to={answer.link.to}>{answer.link.label}</Link> : null}
            <span>{answer.after}</span>
          </>
        ) : null}
      </p>
      {active ? <p>{`${active.city}\u00a0: ${active.journey}`}</p> : null}
    </>
  );
}

function formatNearest({ slug, city, locative }: City, km: number): Answer {
  const to = cityPath(slug);
  if (km < 5) return { before: "Vous êtes ", link: { to, label: locative }, after: ", ou tout près." };
  const away = km > farKm ? "\u00a0: nous travaillons aussi à distance." : " à vol d’oiseau.";
  return {
    before: "La plus proche est ",
    link: { to, label: city },
    after: `, à ${km.toLocaleString("fr-FR")}\u00a0km${away}`,
  };
}
