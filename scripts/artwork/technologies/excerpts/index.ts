import type { Excerpt } from "../code-window";
import { BACKEND } from "./backend";
import { CLOUD } from "./cloud";
import { DATA } from "./data";
import { DEVOPS } from "./devops";
import { FRONTEND } from "./frontend";
import { SECURITY } from "./security";
import { TOOLS } from "./tools";

/** Every excerpt, by slug of its technology. */
export const EXCERPTS: Readonly<Record<string, Excerpt>> = {
  ...FRONTEND,
  ...BACKEND,
  ...DEVOPS,
  ...CLOUD,
  ...TOOLS,
  ...SECURITY,
  ...DATA,
};
