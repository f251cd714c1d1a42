import type { Theme } from "../theme.ts";

export const fire: Theme = {
  key: "fire",
  triggers: "fire* anger angry rage burn* flame* mad fury furious hate enemy revenge scream* break_free storm_out monster* demon* fight_back",
  scenes: [
    "I've had enough, I've bit my tongue / I've heard the song that you have sung",
    "There's smoke behind the kitchen door / I can't hold back it anymore",
    "You lit the match, you walked away / You thought there'd be no price to pay",
    "I feel the thunder in my veins / I'm done with pulling at these chains",
  ],
  verses: [
    "You said I'd crawl, you said I'd break / You'd better learn from your mistake",
    "I'm not the fool you used to know / I've got a spark, now watch it grow",
    "The walls come down, the bridges burn / You had your chance, it's now my turn",
    "I've swallowed every word you said / There's gasoline inside my head",
    "You built a cage, you threw the key / You never thought you'd hear from me",
    "I walk through fire, I walk through glass / I'll be the storm you couldn't pass",
    "My heart's a drum, my fists are tight / I won't go quiet in the night",
    "You wrote me off, you struck me out / Now listen to the crowd all shout",
    "The sky is red, the ground is black / There isn't any going back",
  ],
  lifts: [
    "So light it up and let it go / I'm ready now to let you know",
    "I count to three, I count to ten / I won't be fooled by you again",
  ],
  choruses: [
    ["Burn It Down", "Burn it down, burn it down / Let me see the ashes fly / Burn it down to the ground / Watch it light the sky"],
    ["On Fire", "I'm on fire, I'm on fire / And I'm never cooling down / I'm on fire, higher, higher / I'm going to own this town"],
    ["Break Free", "I'm going to break free / From everything you are / You'll never hold me / I'm a falling star"],
  ],
  bridges: [
    "And from the ashes I will rise / With all that thunder in my eyes / You only made the metal strong / You only gave me one more song",
    "So thank you for the scars I wear / The strength I never knew was there / I'm walking out, I'm standing tall / I don't need you at all",
  ],
};
