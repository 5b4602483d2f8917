export { onPreInit } from "./src/gatsby/on-pre-init";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { sourceNodes } from "./src/gatsby/source-nodes";
export { onCreateNode, shouldOnCreateNode } from "./src/gatsby/on-create-node";
export { createPages } from "./src/gatsby/create-pages";
export { onCreatePage } from "./src/gatsby/on-create-page";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
