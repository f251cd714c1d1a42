import type { Theme } from "../theme.ts";

export const shanty: Theme = {
  key: "shanty",
  triggers: "pirate* sailor* shanty shanties rum treasure* captain* crew whaling_ship buccaneer* sea_shanty corsair",
  scenes: [
    "We left the port on Sunday morn / With a leaky hull and a sail half torn",
    "The captain had a wooden leg / He had to walk, he had to beg",
    "Our ship was called the Mary Ann / She never had a better man",
    "There once was a crew that sailed from Cork / They ate their soup with a rusty fork",
  ],
  verses: [
    "The rum was gone by half past nine / We filled the barrels up with brine",
    "The cook was blind, the mate was mad / It was the best of crews we had",
    "We found a map, we found a key / We found an island in the sea",
    "The parrot swore, the monkey grinned / We hauled the rope against the wind",
    "A mermaid waved, we turned the wheel / She stole our boots, she stole our meal",
    "The wind blew east, the wind blew west / It blew the buttons off my vest",
    "We dug for gold till half past three / And all we found was an old tea tree",
    "The storm came up, the mast came down / We sang so that we wouldn't drown",
  ],
  lifts: [
    "So pull, my boys, and pull again / We need the hands of twenty men",
    "Now lift your voices, lift the sail / We'll drink tonight to tell the tale",
  ],
  choruses: [
    ["Haul Away", "Haul away, boys, haul away / We are bound for the rolling sea / Haul away at the break of day / And sail along with me"],
    ["Heave Ho", "Heave ho, heave ho / Over the waves and the foam / Heave ho, here we go / It's a long, long way to home"],
    ["Roll the Old Ship", "Roll the old ship, roll her home / Over the deep and the blue / Roll the old ship, roll her home / We're a brave and a merry crew"],
  ],
  bridges: [
    "And when I die, don't bury me / Just throw my body in the sea / And I'll go drinking with the whales / And tell them all our oldest tales",
    "The lights of home are coming near / I see my true love on the pier / I've got no silver, got no gold / Just all the stories I have told",
  ],
};
