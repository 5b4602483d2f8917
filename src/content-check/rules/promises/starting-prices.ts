import { formatPriceBriefly } from "../../../shared/format-text";
import { textAt, valueAt, type Document } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { documentsOf, settingOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import type { Prose } from "../../text/prose";
import { quotable, space } from "./claim-amounts";
import { subjectsOfService, wordsPattern } from "./claim-patterns";
import { stories } from "./claims";

/** The starting price of a service (`priceFrom`), and how texts call what it buys. */
interface Offer {
  readonly service: Document;
  readonly amount: number;
  readonly unit: string;
  readonly named: RegExp;
}

const price = new RegExp(
  String.raw`(?:dès|à partir de)${space}(?<amount>\d[\d\s\u00a0\u202f]*)€(?<tax>${space}HT)?(?:${space}(?<period>par (?:mois|an)))?`,
  "giu",
);

/**
 * Starting prices that a text gives in figures (« un site vitrine dès 3 000 € HT ») and that are not, or no longer, those of
 * the service. Services and questions give none: see `claims.ts`.
 */
export const startingPriceRule: Rule = {
  name: "starting-price",
  everyBuild: false,
  check({ content, prose }) {
    const offers = offersOf(content);
    return prose
      .filter(({ document: { kind } }) => kind !== "service" && kind !== "faq")
      .flatMap((run) => contradictions(run, offers));
  },
};

function offersOf(content: Content): Offer[] {
  const claims = settingOf(content, "claims");
  return documentsOf(content, "service").flatMap((service) => {
    const amount = valueAt(service.data, ["priceFrom", "amount"]);
    if (typeof amount !== "number") return [];
    const names = [
      textAt(service, "name") ?? service.slug,
      ...(claims ? subjectsOfService(claims, service.slug) : []),
    ];
    const named = new RegExp(names.map(wordsPattern).join("|"), "giu");
    return { service, amount, unit: textAt(service, "priceFrom", "unit") ?? "", named };
  });
}

function contradictions({ document, path, visible }: Prose, offers: readonly Offer[]): Fault[] {
  return Array.from(visible.matchAll(price)).flatMap(({ 0: written, groups, index }) => {
    const { amount = "", tax, period = "" } = groups ?? {};
    // Without « HT » it may be anybody's price, unless its own sentence names a service.
    const before =
      visible
        .slice(0, index)
        .split(tax ? "\n" : /[.;!?…\n]/)
        .at(-1) ?? "";
    const named = namedLast(offers, before);
    const isOurs = named.length > 0 || (tax && !stories.includes(document.kind));
    const asked = (named.length > 0 ? named : offers).filter(({ unit }) => unit.includes(period));
    const value = Number(amount.replace(/\D/g, ""));
    if (!isOurs || asked.length === 0 || asked.some((offer) => offer.amount === value)) return [];
    return faultAt(document, {
      path,
      index,
      problem: `« ${quotable(written)} » n’est pas le prix de départ ${named.length > 0 ? "de ce service" : "d’un service"}.`,
      remedy: `Reprenez celui de la page du service, ou changez-le d’abord là-bas : ${asked.map(said).join(" ; ")}.`,
    });
  });
}

const said = (offer: Offer): string =>
  `content/services/${offer.service.slug}/index.json dit « ${formatPriceBriefly(offer)} »`;

/** The services of which a text names one last. */
function namedLast(offers: readonly Offer[], text: string): Offer[] {
  const places = offers.map(
    ({ named }) => Array.from(text.matchAll(named), ({ index }) => index).at(-1) ?? -1,
  );
  const last = Math.max(0, ...places);
  return offers.filter((_, rank) => places[rank] === last);
}
