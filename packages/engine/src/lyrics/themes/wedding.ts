import type { Theme } from "../theme.ts";

export const wedding: Theme = {
  key: "wedding",
  triggers: "wedding* marry* married bride groom vows proposal proposed engaged engagement ring rings aisle honeymoon i_do",
  scenes: [
    "The aisle is long, the lilies white / I've never seen so soft a light",
    "You're standing there in all that lace / I see the sun upon your face",
    "The ring is in my shaking hand / The sea is rolling on the sand",
    "The chairs are full, the bells have rung / The sweetest song is being sung",
  ],
  verses: [
    "I promise you my every day / I promise you I'm going to stay",
    "For rich, for poor, for good or ill / I loved you then, I love you still",
    "Your mother cries, my father beams / We're standing in the best of dreams",
    "We'll have a house, we'll plant a tree / We'll grow as old as old can be",
    "I'll make the tea, you'll burn the toast / You are the one I love the most",
    "We'll dance until the band is through / And then I'll dance some more with you",
    "I had a speech, I lost the page / I'd love you still at any age",
    "My heart was wandering, now it's found / I walk with you on solid ground",
  ],
  lifts: [
    "So take my hand and take my name / No day will ever be the same",
    "And with this ring and with this song / I've found the place where I belong",
  ],
  choruses: [
    ["I Do", "I do, I do / I will love you till the end / I do, I do / My love, my friend"],
    ["Forever Starts Today", "Forever starts today, my love / Forever starts with you / With all the stars that shine above / I promise I'll be true"],
    ["Say Yes", "Say yes, my love, say yes / To the rest of all our days / Say yes, my love, say yes / I love you in a thousand ways"],
  ],
  bridges: [
    "And when we're grey and walking slow / I'll look at you and I will know / The best thing that I ever knew / Was standing here to say I do",
    "So raise a glass and ring the bell / We've got a story now to tell / And every page that's still to write / Begins with you and me tonight",
  ],
};
