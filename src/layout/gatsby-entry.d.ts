/** Gatsby's own entry, by the name that src/gatsby/on-create-webpack-config.ts gives it. */
declare module "gatsby-entry";
