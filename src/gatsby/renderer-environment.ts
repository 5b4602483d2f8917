/** The part of webpack's `DefinePlugin` that is changed here (https://webpack.js.org/plugins/define-plugin/). */
interface Definitions {
  definitions: Readonly<Record<string, unknown>>;
}

/** What Gatsby's pages and ours ask of the environment; the scripts for browsers are given no more either. */
const asked = /^process\.env\.(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

/**
 * Leaves the environment that a build was started in out of the program that renders its pages, but for the variables
 * that pages ask for. Gatsby defines all of them there (`processEnv` in its `utils/webpack.config.js`), and webpack
 * compiles the whole program anew when one has changed: on a build server, where each run has a number, every time.
 *
 * @param plugins of webpack's configuration
 */
export function forgetPassingEnvironment(plugins: readonly object[]): void {
  const own = plugins.filter((plugin): plugin is Definitions => plugin.constructor.name === "DefinePlugin");
  for (const plugin of own) {
    plugin.definitions = Object.fromEntries(
      Object.entries(plugin.definitions).filter(
        ([name]) => !name.startsWith("process.env.") || asked.test(name),
      ),
    );
  }
}
