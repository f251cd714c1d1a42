import type { Style } from "../style.ts";
import { folk } from "./folk.ts";
import { house } from "./house.ts";
import { jazz } from "./jazz.ts";
import { lofi } from "./lofi.ts";
import { orchestral } from "./orchestral.ts";
import { pop } from "./pop.ts";
import { rock } from "./rock.ts";
import { synthwave } from "./synthwave.ts";

/** Every style the composer knows. */
export const STYLES: readonly Style[] = [synthwave, pop, folk, lofi, house, rock, jazz, orchestral];

/** Undefined for an unknown key. */
export const findStyle = (key: string): Style | undefined => STYLES.find((style) => style.key === key);
