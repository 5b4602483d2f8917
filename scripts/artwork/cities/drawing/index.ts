/** Everything the skylines are drawn with. */
export { ACCENTS, mix } from "../../lib/palette";
export * from "./churches";
export * from "./houses";
export * from "./landscape";
export * from "./palaces";
export * from "./scheme";
export * from "../../lib/shapes";
export * from "./towers";
export * from "./trees";
export * from "./works";
