/** What the house sings on a first start, so that nobody enters an empty room. Different styles, tempos, moods and singers. */
export interface StarterSong {
  /** Never changes: it tells a song that was made from one that was not. */
  key: string;
  description: string;
  style: string;
  instrumental?: boolean;
}

export const STARTER_SONGS: readonly StarterSong[] = [
  { key: "night-drive", description: "driving home at night past the lights of the harbour", style: "upbeat synthwave, 108 bpm, female vocals" },
  { key: "kitchen-window", description: "a letter never sent, read by the kitchen window", style: "warm indie folk, fingerpicked guitar, male vocals" },
  { key: "paper-planes", description: "two friends on a roof, throwing paper planes at the summer", style: "bright pop, 120 bpm, female vocals" },
  { key: "rain-study", description: "rain on the library roof", style: "lo-fi hip hop, mellow keys, vinyl crackle", instrumental: true },
  { key: "morning-floor", description: "the last dance before the morning bus", style: "deep house, 122 bpm, soulful vocals" },
  { key: "louder-than", description: "a band in a garage that plays louder than the bills", style: "rock, electric guitars, male vocals, 138 bpm" },
  { key: "blue-umbrella", description: "an umbrella left behind in a small bar", style: "smoky jazz, brushes, double bass, female vocals" },
  { key: "first-snow", description: "the first snow over a sleeping valley", style: "orchestral, strings and horns, slow and wide", instrumental: true },
  { key: "porch-light", description: "coming back after years to a porch light that is still on", style: "country ballad, pedal steel, male vocals" },
  { key: "signal", description: "a signal sent into space and the wait for an answer", style: "ambient electronic, slow, airy vocals" },
  { key: "market-day", description: "market day, oranges and gossip and a brass band", style: "funk, brass, slap bass, 104 bpm" },
  { key: "tall-grass", description: "running through tall grass to the sea", style: "dream pop, shimmering guitars, airy female vocals" },
];
