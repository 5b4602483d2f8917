/* What `src/browser/start-script` has in common with the modules that run after it. */

/** The id of a lead form's element begins with it; that id is also the key of its draft in `sessionStorage`. */
export const formPrefix = "formulaire-";

/** In `sessionStorage`, once a visitor has stopped the film behind a hero. */
export const stoppedFilmKey = "film-arrete";

/** Event after hydration; its detail maps replaced elements to their replacements. */
export const hydratedEvent = "scripts-ready";

/** Event after an error that leaves React nothing to show, once the last content is back. */
export const failedEvent = "scripts-failed";
