import type { Theme } from "../theme.ts";

export const coffee: Theme = {
  key: "coffee",
  triggers: "coffee espresso latte tea study* homework exam* library rainy_window late_night_study book books reading cafe café caffeine",
  scenes: [
    "The kettle's on, the page is white / Another cup, another night",
    "A corner seat, a window pane / I watch the people in the rain",
    "The lamp is low, the hour's late / There's half a cookie on my plate",
    "My notes are spread across the floor / I've read this chapter twice before",
  ],
  verses: [
    "The steam is curling, soft and slow / It has no better place to go",
    "The ink has dried, the tea is cold / I'm learning things I have been told",
    "A quiet song is on repeat / I tap the rhythm with my feet",
    "The rain is typing on the glass / I hear the early buses pass",
    "I draw small clouds along the line / They float above the words of mine",
    "I bend the corner of the page / The hero's trapped inside a cage",
    "The milk makes rivers in the cup / The city hasn't woken up",
    "One more hour, one more line / And then the evening will be mine",
  ],
  lifts: [
    "And I don't need to be somewhere / I've got my cup, I've got my chair",
    "So turn the page and breathe in deep / There's time enough tonight for sleep",
  ],
  choruses: [
    ["One More Cup", "One more cup, one more cup / While the world is running by / One more cup to keep me up / Underneath a paper sky"],
    ["Slow Morning", "It's a slow, slow morning / And I've got nowhere to be / It's a slow, slow morning / Just the window, rain and me"],
    ["Quiet Hours", "In the quiet hours / When the lamps are burning low / Little paper flowers / And the pages turning slow"],
  ],
  bridges: [
    "And all the noise of all the day / It softens, and it slips away / A single lamp, a single chair / A little music in the air",
    "Someday I'll miss this tiny room / The tired plant that wouldn't bloom / The pencil marks along the wall / The nights that felt like nothing at all",
  ],
};
