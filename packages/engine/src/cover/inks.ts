import type { Random } from "../random.ts";

/** Paper and the inks of one print. Every key is dark enough to hold the drawing at 48 px; no ink comes near the lime of work in progress. */
export interface Inks {
  paper: string;
  tint: string;
  spot: string;
  key: string;
}

export const COVER_MOODS = ["warm", "night", "calm", "bright", "dark"] as const;
export type CoverMood = (typeof COVER_MOODS)[number];

const mixed = (paper: string, tint: string, spot: string, key: string): Inks => ({ paper, tint, spot, key });

const DRAWER: Record<CoverMood, readonly Inks[]> = {
  warm: [
    mixed("#F4E7CF", "#E8743B", "#F0B64A", "#241712"),
    mixed("#F3E6D6", "#E7A07F", "#D24E2E", "#4B1C1D"),
    mixed("#F2E8CE", "#E6AE3B", "#CF5A2E", "#2B2419"),
    mixed("#F5E6D3", "#EBA35C", "#B93E2B", "#17353A"),
    mixed("#F1E4CD", "#D98F6C", "#E9BC5B", "#3A2140"),
  ],
  night: [
    mixed("#EEE7D5", "#7FAFAE", "#E8663B", "#13202C"),
    mixed("#EFE6CF", "#DDB356", "#D0502F", "#181A22"),
    mixed("#ECE6D7", "#8FADC6", "#E7B454", "#1A2144"),
    mixed("#F0E4D2", "#E2795A", "#EFC163", "#20193C"),
    mixed("#EAE6DA", "#A79CC4", "#E8845B", "#16233A"),
  ],
  calm: [
    mixed("#EFEBDC", "#8CB8B1", "#E9C37A", "#1B4248"),
    mixed("#F1ECDC", "#A9C1A0", "#E3926A", "#234130"),
    mixed("#EFEADE", "#9DBDD3", "#DF8D60", "#234060"),
    mixed("#F2EADB", "#DDB9A0", "#7FA8A0", "#3D3A4E"),
    mixed("#EFEAD9", "#C3B98A", "#D7775A", "#28474A"),
  ],
  bright: [
    mixed("#F5EBD4", "#F2A737", "#3F9490", "#B7311F"),
    mixed("#F4ECDA", "#F2B3A0", "#F0B335", "#0E5359"),
    mixed("#F3ECDB", "#6DB3BA", "#F3B53C", "#BE3620"),
    mixed("#F6EAD6", "#F3BE4B", "#E4633F", "#1F3F78"),
    mixed("#F5EADA", "#EF8A6B", "#6FB7AE", "#3B2564"),
  ],
  dark: [
    mixed("#E8E0CB", "#AC442A", "#CBB587", "#16130F"),
    mixed("#E6E0D0", "#8D928A", "#BC4229", "#141614"),
    mixed("#E9E1CD", "#BD8D3C", "#7E2B1D", "#1B1412"),
    mixed("#E5DFD2", "#7C8FA0", "#C9763F", "#12161E"),
    mixed("#E9DFCF", "#9E5A57", "#D0A660", "#1A1020"),
  ],
};

export const chooseInks = (mood: CoverMood, random: Random): Inks => random.pick(DRAWER[mood]);

const MOOD_WORDS: readonly [CoverMood, RegExp][] = [
  ["night", /synthwave|night|midnight|neon|darkwave|dream|space|trance|cinematic|noir|jazz|r&b|trip|moon|deep|techno|dnb|drum and bass/],
  ["dark", /metal|gothic|doom|industrial|horror|grunge|punk|trap|drill|witch|angry|aggressive|dark|hardcore/],
  ["calm", /ambient|lo-?fi|chill|calm|sleep|meditat|gentle|soft|piano|classical|orchestral|acoustic|ballad|sad|melanchol|choir|rain|ocean|new age/],
  ["bright", /pop|disco|happy|upbeat|dance|house|funk|summer|party|children|ska|latin|samba|reggae|k-pop|j-pop|chiptune|afro|euphoric/],
  ["warm", /folk|country|soul|blues|gospel|rock|swing|brass|indie|warm|americana|love|romantic|reggae|fire|autumn/],
];

/** The mood that the tags speak of, the earliest tag first; without any word of mood, tempo decides. */
export function coverMood(tags: readonly string[], bpm: number): CoverMood {
  for (const tag of tags) {
    const hit = MOOD_WORDS.find(([, words]) => words.test(tag.toLowerCase()));
    if (hit) return hit[0];
  }
  return bpm >= 118 ? "bright" : bpm <= 80 ? "calm" : "warm";
}
