export { onRequest } from "../../../../../src/receiver/cloudflare";
