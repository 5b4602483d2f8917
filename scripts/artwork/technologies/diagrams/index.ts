import type { Diagram } from "../diagram";
import { BACKEND } from "./backend";
import { CLOUD } from "./cloud";
import { DATA } from "./data";
import { DEVOPS } from "./devops";
import { FRONTEND } from "./frontend";
import { SECURITY } from "./security";
import { TOOLS } from "./tools";

/** Every schema, by slug of its technology. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  ...FRONTEND,
  ...BACKEND,
  ...DEVOPS,
  ...CLOUD,
  ...TOOLS,
  ...SECURITY,
  ...DATA,
};
