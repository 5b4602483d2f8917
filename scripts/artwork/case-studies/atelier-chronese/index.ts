import { screen1 } from "./screen-1";
import { screen2 } from "./screen-2";
import { screen3 } from "./screen-3";

export const screens = [screen1, screen2, screen3];
