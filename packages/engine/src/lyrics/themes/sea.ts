import type { Theme } from "../theme.ts";

export const sea: Theme = {
  key: "sea",
  triggers: "sea* ocean* wave waves sail* ship ships boat* harbor harbour island* beach* tide* shore* lighthouse* coast* fisher* surf* whale* mermaid* anchor*",
  scenes: [
    "The harbor lights are growing small / I hear the lonely seagulls call",
    "We cast away at break of day / And watched the mainland slip away",
    "The tide is low, the sand is wide / I walk along the waterside",
    "A lighthouse burns against the grey / To guide the sailors on their way",
  ],
  verses: [
    "The salt is drying on my skin / The evening tide is rolling in",
    "The wind is high, the sails are tight / We're steering by the northern light",
    "I wrote a letter to the sea / She sent the pages back to me",
    "The waves come in, the waves go out / They wash away my every doubt",
    "There's silver in the water now / It parts and breaks beneath the bow",
    "My father's father sailed this way / He found his fortune in the bay",
    "The ocean keeps what it is told / A chest of secrets, blue and cold",
    "A bottle drifting on the foam / It took a hundred years to come home",
    "The gulls are wheeling overhead / The eastern sky is streaked with red",
  ],
  lifts: [
    "And when the storm begins to blow / There's only one way left to go",
    "I hear the water call my name / I know I'll never be the same",
  ],
  choruses: [
    ["Carry Me, Ocean", "Carry me, ocean, carry me / Out to the end of the blue / Carry me, ocean, set me free / Carry me home to you"],
    ["Where the Water Meets the Sky", "Out where the water meets the sky / I'll be waiting there for you / Where the water meets the sky / And the waves are rolling through"],
    ["Rolling In", "And the tide comes rolling in / Rolling over me / Let the tide come rolling in / Let it set me free"],
  ],
  bridges: [
    "And if the deep should call me down / Don't you shed a tear for me / I'll be singing with the drowned / In the gardens of the sea",
    "The compass turns, the stars align / I'll put your hand inside of mine / And we will sail until we find / The quiet waters of the mind",
  ],
};
