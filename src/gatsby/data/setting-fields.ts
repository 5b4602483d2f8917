import type { Node } from "gatsby";
import { openingHours } from "../../shared/calendar/opening-hours";
import type { Hours } from "../../shared/calendar/working-days";
import { escapeHtml } from "../../shared/html";
import { signOf } from "../brand/read-brand";
import { highlighted } from "./highlight";
import { fileBeside } from "./picture-fields";
import type { Resolver } from "./resolver-types";

const coordinatesOfBase: Resolver<Node & { readonly baseCity: string }> = async (
  { baseCity },
  _args,
  { nodeModel },
) => {
  const query = { filter: { city: { eq: baseCity } } };
  const city = (await nodeModel.findOne({ type: "City", query })) as (Node & { coordinates: object }) | null;
  return city?.coordinates ?? null;
};

/** Read through the data layer, so that pages are rendered again when the file changes. */
const drawSign: Resolver<Node & { sign: string }> = async (brand, _args, context) => {
  const file = (await fileBeside(brand, brand.sign, context)) as (Node & { absolutePath: string }) | null;
  return file && signOf(file.absolutePath);
};

const excerptHtml: Resolver<{ code: string; language: string }> = ({ code, language }) =>
  highlighted(code, language) ?? escapeHtml(code);

/** « du lundi au vendredi, de 9 h à 18 h » */
const hours: Resolver<Hours> = (opening) => openingHours(opening);

/** Computed fields of the agency's identity, of its hours and of code excerpts. */
export const settingFields = {
  SiteSettings: { baseCoordinates: { type: "CityCoordinates", resolve: coordinatesOfBase } },
  BrandSettings: { drawing: { type: "SignDrawing!", resolve: drawSign } },
  OpeningSettings: { hours: { type: "String!", resolve: hours } },
  TechnologyExcerpt: { html: { type: "String!", resolve: excerptHtml } },
};
