import React from "react";
import { readSetting } from "./content";

/**
 * Stands for the parts of Gatsby that components use: links are plain links, `navigate` is a spy, and
 * `useStaticQuery` answers with the settings of `tests/content`.
 */
export const navigate = jest.fn();

export const graphql = (query: TemplateStringsArray): string => query.join("");

export const Link = ({ to, ...rest }: { to: string } & React.AnchorHTMLAttributes<HTMLAnchorElement>) => (
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the other properties
  <a href={to} {...rest} />
);

export const useStaticQuery = jest.fn((): object => ({
  site: { siteMetadata: { siteUrl: "https://www.agence.example", indexable: true } },
  siteSettings: readSetting("site"),
  brandSettings: {
    ...(readSetting("brand") as object),
    drawing: { viewBox: "0 0 32 32", markup: '<path d="M0 0h32v32z"/>' },
  },
  statement: { declaredLevel: "partiellement conforme" },
  openingSettings: readSetting("opening"),
  claimsSettings: readSetting("claims"),
  termsSettings: readSetting("terms"),
}));
