import { createStandIn } from "../../tests/agency-api/stand-in";
import { gatsby } from "./gatsby";

/**
 * The production build that tests and screenshots look at: the demonstration site with the stand-in's posts, on a
 * free port of this machine.
 *
 * @param storeDir where the stand-in keeps leads; none arrive during a build
 */
export async function buildDemonstration(storeDir: string): Promise<void> {
  const standIn = createStandIn({ storeDir });
  try {
    await gatsby("build", [], {
      SITE_URL: "https://www.sylvene.example",
      AGENCY_API_URL: await standIn.listen(0),
      AGENCY_API_ON_ERROR: "fail",
      GATSBY_AGENCY_API_URL: "/api",
    });
  } finally {
    await standIn.close();
  }
}
