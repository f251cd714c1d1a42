import type { Theme } from "../theme.ts";

export const hope: Theme = {
  key: "hope",
  triggers: "hope* hopeful believe* faith_in overcome* survive* strong* strength rise rising resilience recover* better_days keep_going courage brave light_at persever* dawn morning tomorrow new_day",
  scenes: [
    "The night was long, the night was deep / I couldn't pray, I couldn't sleep",
    "I've walked through fire, I've walked through rain / I've learned to carry on through pain",
    "The morning's coming, grey to gold / I'm tired, but I'm not that old",
    "A tiny flower broke the stone / It did it slowly, on its own",
  ],
  verses: [
    "I fell so many times before / I know each corner of the floor",
    "They told me I would never stand / I've got the answer in my hand",
    "The darkest hour, the coldest sea / They couldn't drown the light in me",
    "A single candle in the hall / Can throw its light on every wall",
    "I'm learning how to breathe again / One step, and then another ten",
    "The river finds a way around / And roots can break the hardest ground",
    "I counted every scar I own / And not a one was earned alone",
    "So let the rain come pouring through / I've got a song, I've got a few",
    "I've seen the bottom of the sea / It didn't get the best of me",
  ],
  lifts: [
    "And I can feel it in my bones / I'm not made out of sticks and stones",
    "So lift your head and lift your voice / We still have strength, we still have choice",
  ],
  choruses: [
    ["Rise Again", "I will rise, I will rise again / Like the sun up in the sky / I will rise, I will rise, and then / I will spread my wings and fly"],
    ["Better Days", "There are better days ahead / There's a light that's breaking through / Don't believe the things they said / There's a brand new day for you"],
    ["Keep On", "Keep on, keep on walking / Though the road is long and steep / Keep on, keep on talking / There's a promise left to keep"],
  ],
  bridges: [
    "Whatever comes, whatever may / The night must turn around to day / And I'll be there with open eyes / To see the sun begin to rise",
    "For every door that shut on me / There was a window I could see / For every tear that I have cried / There's something stronger still inside",
  ],
};
