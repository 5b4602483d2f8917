export { wrapPageElement } from "./src/layout/wrap-page-element";
