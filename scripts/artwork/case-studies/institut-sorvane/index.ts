import { screen1 } from "./screen-1";

export const screens = [screen1];
