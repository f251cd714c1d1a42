import type { Theme } from "../theme.ts";

export const childhood: Theme = {
  key: "childhood",
  triggers: "child* kid kids youth grow_up growing_up grew_up playground school* teenage* young memories memory nostalg* remember_when toy* innocence old_days yesterday years_ago photograph* polaroid*",
  scenes: [
    "We had a fort behind the shed / A blanket roof, a wooden bed",
    "I found a box beneath the stair / Our paper planes are sleeping there",
    "The swings are rusted in the park / We stayed outside until the dark",
    "An old and faded photograph / I hear the way you used to laugh",
  ],
  verses: [
    "We rode our bikes till half past eight / My mother calling from the gate",
    "We drew our dragons on the walls / We raced the rain down empty halls",
    "The summers lasted for a year / There was no thing for us to fear",
    "With scraped-up knees and muddy shoes / We had a whole wide world to lose",
    "I counted freckles, you counted cars / We gave our names to all the stars",
    "The ice cream van, the garden hose / A game of tag, and off it goes",
    "We swore we'd never tell a soul / We dug to China, what a hole",
    "The teacher's voice, the window seat / The long walk home in summer heat",
    "Now all the fields are rows and rows / Of houses no one really knows",
  ],
  lifts: [
    "And if I could go back again / I'd be that small and brave at ten",
    "The years go by, they never wait / But part of me stays at that gate",
  ],
  choruses: [
    ["When We Were Young", "When we were young, when we were young / We would never touch the ground / When every song was still unsung / And the world was spinning round"],
    ["Never Grow Up", "Let's never grow up, never grow old / Let's stay outside and play / Never grow up, do as we're told / Let's run and run away"],
    ["Back Then", "Back then, back then / We were kings of everything / Back then, my friend / We would climb and we would sing"],
  ],
  bridges: [
    "I wear a tie, I pay the bills / But I still dream about those hills / And sometimes when the light is low / I am the child I used to know",
    "So close your eyes and count to ten / And we can all be young again / I'll come and find you, wait and see / Behind the same old apple tree",
  ],
};
