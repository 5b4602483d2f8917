import type { ApiPreviousPost } from "../agency-api/contract";
import { browserApiAddress } from "../agency-api/transport";
import { placePictures } from "./article-pictures";
import { apiPostTexts, type Sanitisers } from "./api-post";

/** Where the browser reaches the agency API, and where it is itself. */
interface PictureOrigins {
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
  const base = new URL(api, page);
  const picture = address.trim() ? parsed(address, base) : undefined;
  const allowed = [new URL(page).origin, base.origin];
  return picture && allowed.includes(picture.origin) ? picture.href : undefined;
}

/** `URL.parse` and `URL.canParse` are younger than browsers we support. */
function parsed(address: string, base: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** The same for the pictures inside a post (`parseHtml`). */
export function placeApiPictures(article: HTMLElement, origins: PictureOrigins): void {
  placePictures(article, (address) => {
    const src = apiPicture(address, origins);
    return src ? { src } : undefined;
  });
}

/** What a card shows of a post of the API that the build has not seen, and its article too. */
export const browserCard = (post: ApiPreviousPost, sanitisers: Sanitisers) => ({
  ...apiPostTexts(post, sanitisers),
  imageUrl: apiPicture(post.image_url, browserOrigins()),
});
