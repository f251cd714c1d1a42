import { hashText } from "../random.ts";
import type { CoverMood } from "./inks.ts";
import type { Plate } from "./plate.ts";
import { bird } from "./motifs/bird.ts";
import { cassette } from "./motifs/cassette.ts";
import { city } from "./motifs/city.ts";
import { compass } from "./motifs/compass.ts";
import { drum } from "./motifs/drum.ts";
import { eye } from "./motifs/eye.ts";
import { fire } from "./motifs/fire.ts";
import { fish } from "./motifs/fish.ts";
import { flower } from "./motifs/flower.ts";
import { forest } from "./motifs/forest.ts";
import { guitar } from "./motifs/guitar.ts";
import { hand } from "./motifs/hand.ts";
import { heart } from "./motifs/heart.ts";
import { horn } from "./motifs/horn.ts";
import { leaves } from "./motifs/leaves.ts";
import { microphone } from "./motifs/microphone.ts";
import { moth } from "./motifs/moth.ts";
import { mountains } from "./motifs/mountains.ts";
import { piano } from "./motifs/piano.ts";
import { planet } from "./motifs/planet.ts";
import { record } from "./motifs/record.ts";
import { road } from "./motifs/road.ts";
import { ship } from "./motifs/ship.ts";
import { sunGrid } from "./motifs/sun-grid.ts";
import { tiles } from "./motifs/tiles.ts";
import { violin } from "./motifs/violin.ts";
import { waves } from "./motifs/waves.ts";

export const MOTIFS = {
  bird, cassette, city, compass, drum, eye, fire, fish, flower, forest, guitar, hand, heart, horn, leaves, microphone, moth,
  mountains, piano, planet, record, road, ship, "sun-grid": sunGrid, tiles, violin, waves,
} satisfies Record<string, (plate: Plate) => void>;
export type MotifName = keyof typeof MOTIFS;

/** Motifs that look wrong in other inks: a fire is not blue. */
export const MOTIF_INKS: Partial<Record<MotifName, CoverMood>> = { fire: "warm" };

/** What a tag calls for, most telling words first; a song draws one of the row by its title. */
const CALLS: readonly (readonly [RegExp, readonly MotifName[]])[] = [
  [/synthwave|retrowave|vaporwave|outrun|80s/, ["sun-grid", "road", "sun-grid", "cassette"]],
  [/\bdriv|\broad|travel|highway|truck/, ["road", "compass"]],
  [/surf|ocean|\bsea\b|ambient|\bbeach|\bwater/, ["waves", "fish", "mountains"]],
  [/shanty|celtic|sail|pirate|\bship/, ["ship", "compass", "waves"]],
  [/darkwave|goth|trip-?hop|witch|halloween/, ["moth", "eye", "forest"]],
  [/post-?rock|cinematic|epic|soundtrack|trailer|viking/, ["mountains", "compass", "ship"]],
  [/orchestr|symphon|classical|baroque|string|chamber/, ["violin", "leaves", "piano", "mountains"]],
  [/space|trance|\bdnb\b|drum ?(and|&|n) ?bass|psy|cosmic|stars/, ["planet", "compass", "eye"]],
  [/techno|minimal|glitch|chiptune|8-?bit|idm|math/, ["tiles", "eye", "planet"]],
  [/psychedelic|experimental|acid|industrial/, ["eye", "tiles", "hand"]],
  [/metal|punk|hardcore|thrash|grunge/, ["fire", "moth", "eye", "hand"]],
  [/lo-?fi|\bhip.?hop|\brap\b|boom.?bap|trap|drill|phonk/, ["city", "cassette", "record", "microphone"]],
  [/r&b|city.?pop|urban|neon/, ["city", "microphone", "heart"]],
  [/house|disco|funk|garage|dance|edm|electro/, ["record", "tiles", "record", "planet"]],
  [/gospel|soul|spirit|choir|a.?cappella|hymn/, ["hand", "bird", "microphone"]],
  [/brass|ska\b|swing|big.?band|march/, ["horn", "record"]],
  [/jazz|bossa|lounge|noir/, ["horn", "piano", "record", "city"]],
  [/piano|ballad|waltz/, ["piano", "bird", "moth"]],
  [/afro|latin|samba|salsa|cumbia|percussion|tribal/, ["drum", "leaves", "fire", "flower"]],
  [/reggae|dub\b|calypso|children|kids|novelty/, ["fish", "drum", "bird"]],
  [/blues|rock|flamenco/, ["guitar", "road", "guitar", "fire"]],
  [/country|bluegrass|americana|western/, ["road", "guitar", "forest"]],
  [/dream|indie|shoegaze|alternative/, ["bird", "moth", "mountains"]],
  [/folk|acoustic|singer-?songwriter|medieval|pagan/, ["leaves", "forest", "guitar", "bird"]],
  [/love|wedding|romantic|valentine/, ["heart", "flower"]],
  [/winter|christmas|snow/, ["forest", "mountains"]],
  [/pop|k-?pop|j-?pop|happy|summer/, ["flower", "heart", "record", "microphone"]],
];

/** The same title and tags give the same motif, so that the takes of one song are of one family. */
export function chooseMotif(tags: readonly string[], title: string): MotifName {
  const draw = hashText(`${title}\u0000${tags.join("\u0000")}`);
  for (const tag of tags) {
    const call = CALLS.find(([words]) => words.test(tag.toLowerCase()));
    if (call) return call[1][draw % call[1].length]!;
  }
  const all = Object.keys(MOTIFS) as MotifName[];
  return all[draw % all.length]!;
}
