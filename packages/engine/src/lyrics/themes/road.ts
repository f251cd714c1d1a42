import type { Theme } from "../theme.ts";

export const road: Theme = {
  key: "road",
  triggers: "driv* road* highway* car cars truck* motorcycle* motorbike* wheel* engine freeway headlight* mile* ride riding hitchhik* asphalt steering route dashboard",
  scenes: [
    "The {dashboard|headlights} glowing soft and low / Another forty miles to go",
    "The city's falling out of sight / My headlights cut into the night",
    "I fill the tank, I close the door / I've never been this free before",
    "White lines running under me / An open road is all I see",
  ],
  verses: [
    "The radio is playing slow / A song from many years ago",
    "I roll the window halfway down / And leave the noise of this old town",
    "The signs go by like falling stars / The moon is chasing all the cars",
    "I've got no map, I've got no plan / I'm going anywhere I can",
    "The engine hums, the tires sing / I've left behind most everything",
    "A diner sign, a neon glow / It's one more place I'll never know",
    "The white line pulls me like a thread / And every mile clears out my head",
    "There's dust upon the windshield glass / I watch the sleeping houses pass",
    "A truck goes by, a flash of light / Two strangers sharing the same night",
    "My coffee's cold, the tank is low / I've got a hundred miles to go",
  ],
  lifts: [
    "And I can feel it, turn by turn / The wheels will roll, the lights will burn",
    "One more hill and one more bend / I don't want this road to end",
    "I press it down, I hold it tight / There's something waiting in the light",
  ],
  choruses: [
    ["Carry Me Home", "Oh, carry me home tonight / Under the rolling sky / Carry me home tonight / And let the miles go by"],
    ["All the Way Home", "All the way home, all the way home / With the stars along for the ride / All the way home, I'm not alone / There's a light on the other side"],
    ["Chasing Taillights", "We're chasing taillights in the dark / Red and gold and running free / Chasing taillights, heart to heart / Nothing left but you and me"],
    ["Long Way Down the Road", "It's a long way down the road / But I know that you'll be there / It's a long way down the road / With the wind inside my hair"],
  ],
  bridges: [
    "Slow down, the sun is coming near / Slow down, I want to keep you here / The road is all I ever knew / But every mile leads back to you",
    "And when the morning finds me / I'll be standing at your door / With the highway there behind me / I won't need it anymore",
  ],
};
