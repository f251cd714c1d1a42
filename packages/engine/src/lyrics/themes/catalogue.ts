import type { Theme } from "../theme.ts";
import { birthday } from "./birthday.ts";
import { city } from "./city.ts";
import { dream } from "./dream.ts";
import { friendship } from "./friendship.ts";
import { heartbreak } from "./heartbreak.ts";
import { home } from "./home.ts";
import { hope } from "./hope.ts";
import { loss } from "./loss.ts";
import { love } from "./love.ts";
import { nature } from "./nature.ts";
import { night } from "./night.ts";
import { party } from "./party.ts";
import { road } from "./road.ts";
import { sea } from "./sea.ts";
import { space } from "./space.ts";
import { summer } from "./summer.ts";
import { winter } from "./winter.ts";
import { work } from "./work.ts";

/** Every subject the writer has lines for. */
export const THEMES: readonly Theme[] = [
  birthday, city, dream, friendship, heartbreak, home, hope, loss, love, nature, night, party, road, sea, space, summer, winter, work,
];

/** Undefined for an unknown key. */
export const findTheme = (key: string): Theme | undefined => THEMES.find((theme) => theme.key === key);
