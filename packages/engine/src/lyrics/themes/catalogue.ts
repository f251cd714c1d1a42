import type { Theme } from "../theme.ts";
import { birthday } from "./birthday.ts";
import { childhood } from "./childhood.ts";
import { christmas } from "./christmas.ts";
import { city } from "./city.ts";
import { coffee } from "./coffee.ts";
import { dream } from "./dream.ts";
import { faith } from "./faith.ts";
import { family } from "./family.ts";
import { fire } from "./fire.ts";
import { food } from "./food.ts";
import { freedom } from "./freedom.ts";
import { friendship } from "./friendship.ts";
import { graduation } from "./graduation.ts";
import { heartbreak } from "./heartbreak.ts";
import { hero } from "./hero.ts";
import { home } from "./home.ts";
import { hope } from "./hope.ts";
import { joy } from "./joy.ts";
import { loss } from "./loss.ts";
import { love } from "./love.ts";
import { machine } from "./machine.ts";
import { nature } from "./nature.ts";
import { night } from "./night.ts";
import { outlaw } from "./outlaw.ts";
import { party } from "./party.ts";
import { pets } from "./pets.ts";
import { rain } from "./rain.ts";
import { road } from "./road.ts";
import { sea } from "./sea.ts";
import { shanty } from "./shanty.ts";
import { sleep } from "./sleep.ts";
import { space } from "./space.ts";
import { summer } from "./summer.ts";
import { time } from "./time.ts";
import { travel } from "./travel.ts";
import { victory } from "./victory.ts";
import { wedding } from "./wedding.ts";
import { winter } from "./winter.ts";
import { work } from "./work.ts";

/** Every subject the writer has lines for. */
export const THEMES: readonly Theme[] = [
  birthday, childhood, christmas, city, coffee, dream, faith, family, fire, food, freedom, friendship, graduation, heartbreak,
  hero, home, hope, joy, loss, love, machine, nature, night, outlaw, party, pets, rain, road, sea, shanty, sleep, space, summer,
  time, travel, victory, wedding, winter, work,
];

/** Undefined for an unknown key. */
export const findTheme = (key: string): Theme | undefined => THEMES.find((theme) => theme.key === key);
