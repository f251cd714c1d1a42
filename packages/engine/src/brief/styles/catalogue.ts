import type { Style } from "../style.ts";
import { afrobeat } from "./afrobeat.ts";
import { amapiano } from "./amapiano.ts";
import { ambient } from "./ambient.ts";
import { ballad } from "./ballad.ts";
import { baroque } from "./baroque.ts";
import { blues } from "./blues.ts";
import { boomBap } from "./boom-bap.ts";
import { bossaNova } from "./bossa-nova.ts";
import { chiptune } from "./chiptune.ts";
import { choral } from "./choral.ts";
import { country } from "./country.ts";
import { cumbia } from "./cumbia.ts";
import { deepHouse } from "./deep-house.ts";
import { disco } from "./disco.ts";
import { drill } from "./drill.ts";
import { drumAndBass } from "./drum-and-bass.ts";
import { dub } from "./dub.ts";
import { dubstep } from "./dubstep.ts";
import { folk } from "./folk.ts";
import { funk } from "./funk.ts";
import { gospel } from "./gospel.ts";
import { hipHop } from "./hip-hop.ts";
import { house } from "./house.ts";
import { indieRock } from "./indie-rock.ts";
import { jazz } from "./jazz.ts";
import { lofi } from "./lofi.ts";
import { lullaby } from "./lullaby.ts";
import { metal } from "./metal.ts";
import { musicalTheatre } from "./musical-theatre.ts";
import { orchestral } from "./orchestral.ts";
import { pop } from "./pop.ts";
import { punk } from "./punk.ts";
import { reggae } from "./reggae.ts";
import { reggaeton } from "./reggaeton.ts";
import { rock } from "./rock.ts";
import { salsa } from "./salsa.ts";
import { seaShanty } from "./sea-shanty.ts";
import { sixtiesSoul } from "./sixties-soul.ts";
import { ska } from "./ska.ts";
import { soul } from "./soul.ts";
import { synthwave } from "./synthwave.ts";
import { techno } from "./techno.ts";
import { trance } from "./trance.ts";
import { ukGarage } from "./uk-garage.ts";

/** Every style the composer knows. */
export const STYLES: readonly Style[] = [
  pop, synthwave, folk, lofi, house, rock, jazz, orchestral, ambient, soul, disco, country, bossaNova, reggae, hipHop, techno, drumAndBass,
  lullaby, seaShanty, metal, blues, gospel, ballad, reggaeton,
  punk, funk, ska, salsa, afrobeat, amapiano, drill, trance, dubstep, ukGarage, chiptune, baroque,
  indieRock, sixtiesSoul, dub, cumbia, boomBap, deepHouse, choral, musicalTheatre,
];

/** Undefined for an unknown key. */
export const findStyle = (key: string): Style | undefined => STYLES.find((style) => style.key === key);
