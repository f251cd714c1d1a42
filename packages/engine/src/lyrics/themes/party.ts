import type { Theme } from "../theme.ts";

export const party: Theme = {
  key: "party",
  triggers: "party* danc* dancefloor club* disco friday saturday_night weekend celebrat* groove move_your dj nightclub fiesta carnival boogie",
  scenes: [
    "The bass is coming through the wall / There's people dancing in the hall",
    "It's Friday night, I'm dressed to kill / I haven't got a thing but thrill",
    "The lights go down, the beat comes in / You feel it underneath your skin",
    "We found a place, we paid the man / We dance as only dancers can",
  ],
  verses: [
    "My shoes are off, my hair's undone / I've only just begun to have fun",
    "The speakers shake, the ceiling sways / I want to dance like this for days",
    "The DJ plays the song we know / And everybody says hello",
    "You spin me left, you spin me right / I want to lose myself tonight",
    "The mirror ball is throwing stars / On all the coats and all the guitars",
    "A stranger smiled and took my hand / We don't need words to understand",
    "Forget your worries, drop your bag / We're waving joy like it's a flag",
    "There's glitter on the kitchen floor / And someone's knocking at the door",
    "We danced until the sun came up / And drank the morning from a cup",
  ],
  lifts: [
    "So turn it up and let it go / The beat is all you need to know",
    "Now feel the rhythm, feel it rise / I see the fire in your eyes",
  ],
  choruses: [
    ["Dance All Night", "We're gonna dance all night / Till the sun comes through / We're gonna dance all night / And it's me and you"],
    ["Hands Up", "Put your hands up, hands up high / Let the music play / Put your hands up, touch the sky / Dance your cares away"],
    ["Turn It Up", "Turn it up, turn it up / Let me feel the sound / Turn it up, turn it up / Shake the solid ground"],
  ],
  bridges: [
    "The lights will rise, the crowd will thin / But we're not ready to give in / So one more song and one more drink / It's later than the neighbours think",
    "When I am old and can't stand up / I'll still be tapping on my cup / And in my head the lights will burn / And one more time we'll take a turn",
  ],
};
