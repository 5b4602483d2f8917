import { browserApiAddress } from "../agency-api/browser-address";
import { escapeHtml, htmlToText } from "../shared/html";
import { missingPicture } from "./missing-picture";

/** Where the browser reaches the agency API, and where it is itself. */
export interface PictureOrigins {
  /** Base of the API: `/api`, or an absolute address. */
  readonly api: string;
  /** Address of the page. */
  readonly page: string;
}

export const browserOrigins = (): PictureOrigins => ({
  api: browserApiAddress,
  page: window.location.href,
});

/**
 * The full address of a picture that the API names in a post the build has not seen: like the build, relative to the
 * API. Undefined for one on a third site, which the security policy refuses: the post then has its placeholder.
 */
export function apiPicture(address: string, { api, page }: PictureOrigins): string | undefined {
  if (!address.trim() || !URL.canParse(address, new URL(api, page).href)) return undefined;
  const picture = new URL(address, new URL(api, page));
  const allowed = [new URL(page).origin, new URL(api, page).origin];
  return allowed.includes(picture.origin) ? picture.href : undefined;
}

/** The same for the pictures inside a post: one that cannot be shown gives way to its alternative text. */
export function withApiPictures(sanitised: string, origins: PictureOrigins): string {
  return sanitised.replace(/<img\b[^>]*>/gi, (tag) => {
    const attribute = (name: string): string =>
      htmlToText(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
    const picture = apiPicture(attribute("src"), origins);
    if (picture) return tag.replace(/(\ssrc=")[^"]*"/i, () => ` src="${escapeHtml(picture)}"`);
    return missingPicture(attribute("alt"));
  });
}
