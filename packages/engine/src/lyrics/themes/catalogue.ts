import type { Theme } from "../theme.ts";
import { love } from "./love.ts";
import { night } from "./night.ts";
import { road } from "./road.ts";

/** Every subject the writer has lines for. */
export const THEMES: readonly Theme[] = [love, night, road];

/** Undefined for an unknown key. */
export const findTheme = (key: string): Theme | undefined => THEMES.find((theme) => theme.key === key);
