/** Fetches rules and machinery, once for all forms; after a failure the next call tries again. */
export const loadEngine = () => import(/* webpackChunkName: "lead-engine" */ "./engine");
