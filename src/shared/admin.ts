/** Path of the editors' forms. Not among `paths`, which every page carries. */
export const adminPath = "/admin";

/**
 * The Content-Security-Policy of the editors' forms (`/admin`), as a list of directives: scripts of this site, GitHub's API,
 * and the portraits of its users. Pictures chosen in a form are shown from memory (`blob:`); the forms read their own logo
 * (`data:`), and make a manifest with it.
 */
export const adminPolicy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "manifest-src blob:",
  "form-action 'none'",
  "base-uri 'none'",
];
