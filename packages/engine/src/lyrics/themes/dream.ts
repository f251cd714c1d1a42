import type { Theme } from "../theme.ts";

export const dream: Theme = {
  key: "dream",
  triggers: "dream* dreaming sleep* asleep imagin* wish* fantasy cloud* float* surreal wonder* magic*",
  scenes: [
    "I closed my eyes, I drifted through / A door that opened into blue",
    "Last night I walked upon the air / I found a silver city there",
    "The pillow's soft, the room is deep / I'm on the edge of falling asleep",
    "I saw a ship above the trees / It sailed upon the evening breeze",
  ],
  verses: [
    "The clocks were melting on the wall / I heard my childhood in the hall",
    "A paper moon was hanging low / It whispered things I used to know",
    "The fish were flying two by two / And every one was singing too",
    "I held a star inside my hand / It turned to water, then to sand",
    "The rivers ran with violet light / I learned to read the book of night",
    "I met a fox who knew my name / He told me life is just a game",
    "The hours floated, slow and strange / I felt the whole horizon change",
    "I climbed a stair of falling rain / I rode upon a silver train",
    "I built a tower out of sound / My feet no longer touched the ground",
  ],
  lifts: [
    "So take my hand and come with me / There's so much more for us to see",
    "And if I wake, don't let me lose / The thousand colours I could choose",
  ],
  choruses: [
    ["Don't Wake Me", "Don't wake me, don't wake me / I'm halfway to the stars / Don't wake me, just take me / Beyond the moon and Mars"],
    ["Dreaming Out Loud", "I'm dreaming out loud / With my head in the sky / I'm walking on a cloud / And I'm learning to fly"],
    ["Dream a Little Longer", "Let me dream a little longer / Let me stay a little while / And the colours will grow stronger / I will see you smile"],
  ],
  bridges: [
    "And if it's only in my mind / Then I don't want to be unkind / But all this world that we can see / Was someone's dream before it could be",
    "The morning comes, the colours fade / I can't recall the things I made / But something stays, a silver thread / A melody inside my head",
  ],
};
