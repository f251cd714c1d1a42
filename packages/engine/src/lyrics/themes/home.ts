import type { Theme } from "../theme.ts";

export const home: Theme = {
  key: "home",
  triggers: "home house* kitchen hometown homesick* family porch garden* door living_room village return* fireplace belong*",
  scenes: [
    "The kettle sings, the fire glows / The window frames are white with snows",
    "The gate still creaks, the paint is old / The porch is catching evening gold",
    "I see the smoke above the pine / I know that little house is mine",
    "I turn the key, I climb the stair / The smell of bread is in the air",
  ],
  verses: [
    "The dog is sleeping by the door / The sun is painting on the floor",
    "My mother hums a song she knew / Of skies that were forever blue",
    "The garden's wild, the roof is bent / But every board is heaven-sent",
    "I've been to places far and wide / But nothing fills me up inside",
    "The table's set for one and all / Our crooked pictures on the wall",
    "There's always room for one more chair / There's always someone waiting there",
    "I know each crack along the wall / I know the footsteps in the hall",
    "The apple tree is still in bloom / The evening wanders through the room",
    "The walls can talk, the floors can sing / They've seen and heard most everything",
  ],
  lifts: [
    "And no matter where I go / There's one thing that I always know",
    "I hear it calling, soft and clear / The road is bending, I am near",
  ],
  choruses: [
    ["Coming Home", "I'm coming home, I'm coming home / To the place where I belong / I'm coming home, no more to roam / I've been gone too long"],
    ["Leave the Light On", "Leave the light on, leave the door / I'll be there before the day / Leave the light on, nothing more / I am on my way"],
    ["Where I Belong", "This is where I belong / Where the river bends around / This is where I belong / This is my holy ground"],
  ],
  bridges: [
    "You can build a house of stone / You can sit upon a throne / But the place that I call mine / Is a lamp and a glass of wine",
    "And when I'm old and cannot see / I know the way will come to me / A hundred steps, a wooden gate / And someone there to sit and wait",
  ],
};
