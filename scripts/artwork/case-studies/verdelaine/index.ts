import { screen1 } from "./screen-1";
import { screen2 } from "./screen-2";

export const screens = [screen1, screen2];
