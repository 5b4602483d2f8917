/*
 * Where the scripts begin, before Gatsby's own entry (src/gatsby/on-create-webpack-config.ts): evaluated in one go,
 * React and Gatsby take a slow phone 0.15 s in which no key and no touch is answered.
 */
import "react-dom/client";

setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-entry"));
