import React from "react";
import { ButtonLink } from "../../components/button";
import { ComingDay, useComingDay } from "../../components/coming-day";
import { useContact } from "../../shared/browser/use-site";
import type { Plan } from "../../shared/calendar/plan";
import { paths } from "../../shared/paths";
import { EndField } from "./end-field";

/** The page ends in its date: what is ready then, on which condition, and the call that it begins with. */
export function ReadyDay({ plan: { reads, what, delay, ready, call, ends, hour } }: { readonly plan: Plan }) {
  const day = useComingDay(ready);
  const isBooked = reads === "booked";
  // The work waits for a signature at the end of the plan.
  const [, signed] = ends;
  const { booking } = useContact();
  const address = isBooked ? booking?.freeSession : booking?.discoveryCall;
  return (
    <EndField
      what={day ? `${what} ${isBooked ? "dès le" : "le"}` : `${what}\u00a0: ${delay}`}
      day={day}
      hour={hour ? `à\u00a0${hour}` : undefined}
      action={
        <ButtonLink
          to={address ?? paths.quote}
          color="white"
          icon={address ? "arrow-up-right" : "arrow-right"}
        >
          {!address ? (
            "Obtenir un devis gratuit"
          ) : isBooked ? (
            "Réserver cette séance"
          ) : (
            <>
              Réserver l’appel{day ? " du " : null}
              <ComingDay after={call} />
            </>
          )}
        </ButtonLink>
      }
    >
      {day && !isBooked ? (
        <p>
          si nous nous parlons le <ComingDay after={call} />
          {signed === undefined ? null : (
            <>
              {" et que vous signez le "}
              <ComingDay after={signed} />
            </>
          )}
          .
        </p>
      ) : null}
    </EndField>
  );
}
