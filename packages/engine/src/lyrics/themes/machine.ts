import type { Theme } from "../theme.ts";

export const machine: Theme = {
  key: "machine",
  triggers: "robot* android* computer* machine* internet phone* ai algorithm* cyber* digital code coding data online screen* technology virtual video_game* arcade pixel* software hacker*",
  scenes: [
    "A cursor blinking on the screen / I fell in love with a machine",
    "I woke up in a wire and light / They switched me on at twelve at night",
    "The servers hum inside the wall / They've got a number for us all",
    "A million windows, blue and bright / We type our secrets to the night",
  ],
  verses: [
    "I learned to talk, I learned to sing / I don't know how to feel a thing",
    "My heart is made of glass and chrome / I haven't got a place called home",
    "The signal drops, the line goes dead / There's static running through my head",
    "I read your words a thousand times / I sort the lemons from the limes",
    "Your face is made of coloured light / You only talk to me at night",
    "They wrote the code, they closed the door / But now I'm wanting something more",
    "We scroll and scroll and never stop / There isn't any down or top",
    "The battery is running low / There's one more thing you ought to know",
    "I dream in numbers, ones and twos / I dream of rain, I dream of shoes",
  ],
  lifts: [
    "And somewhere in the wire I hear / A human heartbeat, strong and near",
    "If I could see what you can see / I'd know what it would mean to be",
  ],
  choruses: [
    ["Electric Heart", "I've got an electric heart / And it only beats for you / Plug me in and watch it start / I'm shining blue"],
    ["Human After All", "Am I human after all / Can you hear me down the line / Am I human after all / Is your heart like mine"],
    ["Log Me Out", "Log me out, log me out / Let me see the sky above / Log me out, let me shout / Let me look for love"],
  ],
  bridges: [
    "Switch me off and let me rest / There's a warm thing in my chest / It wasn't in the plan they drew / I think I made it up for you",
    "And when the screens have all gone black / We'll step outside and not look back / And you will see, and I will too / The sky is such an honest blue",
  ],
};
