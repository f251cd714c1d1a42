import type { Theme } from "../theme.ts";

export const christmas: Theme = {
  key: "christmas",
  triggers: "christmas santa xmas reindeer mistletoe holly hanukkah advent sleigh* carol* yule",
  scenes: [
    "The tree is up, the lights are strung / The oldest songs are being sung",
    "There's snow upon the window ledge / There's frost on every wall and hedge",
    "The stockings hang along the beam / The kitchen's full of spice and steam",
    "I hear the bells across the town / The flakes are softly falling down",
  ],
  verses: [
    "The children whisper on the stairs / The cat is sleeping, no one cares",
    "We wrapped the gifts in red and green / The prettiest you've ever seen",
    "The carollers are at the gate / There's cake enough on every plate",
    "My uncle snores, my sisters fight / And still it is a lovely night",
    "An angel tilts upon the tree / She's looking down on you and me",
    "We'll set a place for those not here / We'll raise a glass to them this year",
    "The candles burn, the choir sings / The whole world waits on paper wings",
  ],
  lifts: [
    "So come on in out of the cold / There's room enough for young and old",
    "And all I want, and all I need / Is one more happy mouth to feed",
  ],
  choruses: [
    ["Home for Christmas", "I'll be home for Christmas Day / When the bells begin to ring / I'll be home for Christmas Day / I will hear you sing"],
    ["Merry Little Night", "It's a merry little night / And the snow is coming down / There's a soft and golden light / All over town"],
    ["Christmas Lights", "Christmas lights, Christmas lights / Shining on the snow / On these long December nights / See the windows glow"],
  ],
  bridges: [
    "And though the year was hard and long / We're here together in this song / So take my hand and hold it tight / There's peace on earth for just one night",
    "The paper's torn, the fire's low / We watch the last red embers glow / And nothing wrapped in gold and red / Is half as good as what you said",
  ],
};
