import { refuseCredentials } from "../shared/credentials";
import { readSiteOrigin, type SiteOrigin } from "../shared/site-url";

/** What the build does when the agency API cannot give its posts. */
export type OnApiError = "fail" | "last-good";

/** Everything the build reads from the environment. */
interface BuildEnvironment {
  readonly origin: SiteOrigin;
  /** API base for the build, without trailing slash; undefined: the blog is the Markdown posts alone. */
  readonly agencyApiUrl: string | undefined;
  readonly onApiError: OnApiError;
}

/** @throws Error with the remedy when a variable has a value that cannot be meant. */
export function readBuildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
  return {
    origin: readSiteOrigin(env.SITE_URL),
    agencyApiUrl: readApiUrl(env.AGENCY_API_URL),
    onApiError: readOnApiError(env.AGENCY_API_ON_ERROR),
  };
}

function readApiUrl(value: string | undefined): string | undefined {
  const given = value?.trim();
  if (!given) return undefined;
  if (!URL.canParse(given) || !/^https?:\/\//.test(given)) {
    throw new Error(
      `AGENCY_API_URL=« ${given} » n’est pas une adresse http(s). ` +
        `Écrivez l’adresse complète de l’API, par exemple AGENCY_API_URL=https://api.agence.example/v1, ou laissez vide.`,
    );
  }
  refuseCredentials("AGENCY_API_URL", given);
  return given.replace(/\/+$/, "");
}

function readOnApiError(value: string | undefined): OnApiError {
  const given = value?.trim() || "fail";
  if (given === "fail" || given === "last-good") return given;
  throw new Error(`AGENCY_API_ON_ERROR=« ${given} » est inconnu. Écrivez fail (par défaut) ou last-good.`);
}
