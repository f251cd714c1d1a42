/** Sentences to start from, and styles to add. Written for the sounds the engine plays. */
export const DESCRIPTIONS: readonly { label: string; description: string }[] = [
  { label: "Night drive", description: "An upbeat synthwave song about driving home at night with the radio on" },
  { label: "Rain on a tin roof", description: "A quiet folk song with nylon guitar about rain on a tin roof and an old friend" },
  { label: "Brass at a wedding", description: "A joyful brass-led pop song for a wedding in a small village, everyone dancing" },
  { label: "Late study", description: "A lo-fi hip hop song about studying late while the city sleeps, warm keys and soft drums" },
  { label: "Last ferry", description: "A slow sea shanty about the last ferry home, upright bass and two close voices" },
  { label: "Warehouse, 4 a.m.", description: "A driving house track about losing your friends and finding the beat, bright piano stabs" },
  { label: "Smoke and brushes", description: "A jazz ballad in three-four about a letter never sent, brushed drums and piano" },
  { label: "Garage band", description: "A loud rock song about quitting the job on a Monday, big chorus" },
  { label: "Over the mountains", description: "An orchestral piece about crossing the mountains at dawn, starting small and ending wide" },
  { label: "Kitchen radio", description: "A sunny soul song about dancing in the kitchen with the window open" },
  { label: "First snow", description: "A dreamy pop song about the first snow in a town where nothing ever happens" },
  { label: "For the dog", description: "A funny country song thanking my old dog for never judging my singing" },
];

export const STYLE_TAGS: readonly string[] = [
  "synthwave", "indie pop", "folk", "lo-fi hip hop", "house", "rock", "jazz", "orchestral", "soul", "country", "ambient", "funk",
  "upright bass", "nylon guitar", "brass", "strings", "soft piano", "brushed drums", "gated snare", "analog bass",
  "slow", "driving", "6/8", "112 BPM", "warm", "melancholic", "bright", "female voice", "male voice", "close harmonies",
];

export const SECTIONS: readonly string[] = ["Intro", "Verse", "Pre-Chorus", "Chorus", "Bridge", "Solo", "Outro"];

/** A sentence that is not the one on screen. `pick` in [0, 1). */
export function surprise(current: string, pick: number): string {
  const others = DESCRIPTIONS.filter((one) => one.description !== current);
  return others[Math.floor(pick * others.length)]!.description;
}
