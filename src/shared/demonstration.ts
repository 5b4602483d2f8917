/**
 * The notice on pages and their copies about reviews and cases, while `content/settings/site.json` sets
 * `demonstration`.
 */
export const demonstrationNotice =
  "Site de démonstration\u00a0: les clients, leurs avis et leurs chiffres sont inventés.";

/** The notice on the agency's terms. */
export const inventedTerms =
  "Site de démonstration\u00a0: ces conditions et leurs chiffres sont inventés, et n’engagent personne.";
