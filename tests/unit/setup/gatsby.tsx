import React from "react";

/**
 * Stands for the parts of Gatsby that components use: links are plain links, `navigate` is a spy, and
 * `useStaticQuery` answers with the demonstration agency's settings.
 */
export const navigate = jest.fn();

export const graphql = (query: TemplateStringsArray): string => query.join("");

export const Link = ({ to, ...rest }: { to: string } & React.AnchorHTMLAttributes<HTMLAnchorElement>) => (
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the other properties
  <a href={to} {...rest} />
);

export const useStaticQuery = (): object => ({
  site: { siteMetadata: { siteUrl: "https://www.sylvene.example", indexable: true } },
  siteSettings: jest.requireActual("../../../content/settings/site.json"),
  brandSettings: jest.requireActual("../../../content/settings/brand.json"),
  audit: { summary: { level: "partiellement conforme" } },
  openingSettings: jest.requireActual("../../../content/settings/opening.json"),
  claimsSettings: jest.requireActual("../../../content/settings/claims.json"),
});
