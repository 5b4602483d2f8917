export { onRenderBody } from "./src/gatsby/on-render-body";
export { wrapPageElement } from "./src/layout/wrap-page-element";
