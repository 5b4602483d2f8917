import type { AccentName } from "../lib/palette";
import { ai } from "./expertise/ai";
import { devops } from "./expertise/devops";
import { growth } from "./expertise/growth";
import { security } from "./expertise/security";
import { software } from "./expertise/software";
import { web } from "./expertise/web";
import type { Picture } from "./scene";

/** The six bands of the expertise section, in its order. */
export const EXPERTISE: readonly { accent: AccentName; picture: Picture }[] = [
  { accent: "glacier", picture: web },
  { accent: "heather", picture: ai },
  { accent: "ochre", picture: software },
  { accent: "glacier", picture: devops },
  { accent: "rose", picture: security },
  { accent: "moss", picture: growth },
];
