import type { Theme } from "../theme.ts";

export const night: Theme = {
  key: "night",
  triggers: "night* midnight moon* dark darkness evening starlight neon shadow* twilight dusk insomnia nocturnal stars",
  scenes: [
    "The moon is hanging low and white / The streets are holding on to night",
    "It's half past two, I'm wide awake / The stars are floating on the lake",
    "The neon paints the puddles red / The world has gone to sleep instead",
    "The city hums a quiet tune / Beneath a thin and silver moon",
  ],
  verses: [
    "The shadows stretch along the wall / I hear the hours rise and fall",
    "A distant train is rolling by / A silver thread across the sky",
    "The windows blink out one by one / There's no more work left to be done",
    "I count the lights along the bay / They shine as if they want to stay",
    "There's something in the midnight air / A promise that I want to share",
    "The clock is ticking soft and slow / It's telling me what I should know",
    "A stranger hums a song I know / It follows me along the row",
    "The darkness is a friend of mine / It lets the smallest candle shine",
    "I wander where the lanterns burn / And wait for morning to return",
  ],
  lifts: [
    "And when the dark comes rolling in / That's when I feel it all begin",
    "Hold your breath and close your eyes / Something's waking in the skies",
  ],
  choruses: [
    ["Until the Morning Light", "We'll be dancing in the dark / Until the morning light / Every shadow has a spark / And we'll burn through the night"],
    ["Midnight Calling", "I hear the midnight calling / Calling out my name / When the stars are falling / I will do the same"],
    ["Under the Same Moon", "We're under the same moon / Wherever you may be / Under the same moon / You're shining back at me"],
  ],
  bridges: [
    "Don't wake me up, don't let me go / The night is all I want to know / And if the sun should find us here / We'll hold each other, never fear",
    "Let the dawn come when it may / I'll keep a bit of dark for day / A little star behind my eyes / To light the way when evening dies",
  ],
};
