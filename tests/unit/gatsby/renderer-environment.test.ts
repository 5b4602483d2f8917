/** @jest-environment node */
import { forgetPassingEnvironment } from "../../../src/gatsby/renderer-environment";

class DefinePlugin {
  constructor(public definitions: Record<string, unknown>) {}
}
class OtherPlugin extends DefinePlugin {}

const passing = { "process.env.GITHUB_RUN_ID": '"1"', "process.env.MY_GATSBY_KEY": '"2"' };
const lasting = {
  "process.env": "({})",
  "process.env.NODE_ENV": '"production"',
  "process.env.BUILD_STAGE": '"build-html"',
  "process.env.GATSBY_AGENCY_API_URL": '"/api"',
  __PATH_PREFIX__: '""',
};

it("knows of the environment what pages ask for, and nothing that changes from run to run", () => {
  const plugin = new DefinePlugin({ ...passing, ...lasting });
  forgetPassingEnvironment([plugin]);
  expect(plugin.definitions).toEqual(lasting);
});

it("leaves other plugins alone", () => {
  const plugin = new OtherPlugin({ ...passing });
  forgetPassingEnvironment([plugin]);
  expect(plugin.definitions).toEqual(passing);
});
