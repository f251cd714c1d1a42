import type { Theme } from "../theme.ts";

export const summer: Theme = {
  key: "summer",
  triggers: "summer* sunshine sunny sunset* july august beach_day heatwave barbecue lemonade swim* pool picnic vacation holiday*",
  scenes: [
    "The sun comes up on fields of gold / There's not a thing we have been told",
    "The window's down, the air is sweet / We feel the sunshine in the heat",
    "A lemon sky, a paper fan / We never really had a plan",
    "The school bell rang, the gates flew wide / And all the world was just outside",
  ],
  verses: [
    "We jumped the fence, we swam the lake / We lay there till our bones would bake",
    "The ice cream's melting down my hand / We wrote our names along the sand",
    "The radio is playing loud / There isn't any single cloud",
    "The days are long, the nights are short / We built ourselves a driftwood fort",
    "You had a flower in your hair / There's something golden in the air",
    "We chased the sun from noon till nine / I still can taste the evening wine",
    "We rode our bikes along the shore / We couldn't ask for any more",
    "The crickets sing, the grass is high / We count the swallows going by",
  ],
  lifts: [
    "So hold it close and don't be late / The summer doesn't like to wait",
    "And if this day could only stay / I'd never wish the time away",
  ],
  choruses: [
    ["Endless Summer", "Give me an endless summer / Give me an open sky / Give me an endless summer / And the swallows flying by"],
    ["Golden Days", "These are the golden days / We're running in the sun / In a golden haze / We've only just begun"],
    ["Sunshine on My Mind", "I've got sunshine on my mind / And there's nothing in my way / I've got sunshine on my mind / It's a beautiful day"],
  ],
  bridges: [
    "And when the leaves begin to fall / I'll hang this picture on my wall / Two faces burning in the light / The longest day, the shortest night",
    "One day we'll wake and feel the cold / One day we'll both be grey and old / But close your eyes and you can be / Right back there in the sun with me",
  ],
};
