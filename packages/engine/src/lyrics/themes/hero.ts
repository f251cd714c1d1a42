import type { Theme } from "../theme.ts";

export const hero: Theme = {
  key: "hero",
  triggers: "hero* dragon* knight* sword* kingdom* king* queen* castle* battle* legend* quest* warrior* epic myth* wizard* viking* throne crown ancient prophecy",
  scenes: [
    "The banners rise, the horns are blown / A shadow falls upon the throne",
    "Beyond the hills, beneath the rain / The drums are rolling on the plain",
    "The old ones speak of fire and frost / Of crowns and kingdoms won and lost",
    "I took my sword, I took my shield / I left my home, I left the field",
  ],
  verses: [
    "The dragon sleeps on hills of gold / Her fire is hot, her heart is cold",
    "A thousand men along the wall / Are waiting for the sky to fall",
    "I swore an oath by blade and stone / I'll never leave you there alone",
    "The night is long, the wolves are near / I hold the line, I hold my fear",
    "The raven brings a word of dread / The river's running dark and red",
    "We ride at dawn, we ride as one / Until the tyrant's day is done",
    "The bards will sing of what we did / Of every treasure that they hid",
    "The castle gates are made of oak / They cannot hold back flame and smoke",
    "The stars have fallen from the sky / But heroes, heroes never die",
  ],
  lifts: [
    "And when the final trumpet calls / We'll stand together on the walls",
    "So raise your sword and hold it high / Let thunder roll across the sky",
  ],
  choruses: [
    ["We Will Stand", "We will stand, we will stand / When the night is closing in / For our homes and for our land / And we will win"],
    ["Legends", "Legends never, never die / They're written in the stone / Like the stars up in the sky / You'll never be alone"],
    ["Rise, My Kingdom", "Rise, my kingdom, rise again / From the ashes and the snow / Rise, my kingdom, like the men / Of long ago"],
  ],
  bridges: [
    "And if I fall before the day / Then carry on and light the way / A sword may break, a king may fall / But hope's the strongest blade of all",
    "The longest night has passed away / We've lived to see the break of day / Lay down your sword, lay down your pain / The land is turning green with grain",
  ],
};
