import type { Theme } from "../theme.ts";

export const family: Theme = {
  key: "family",
  triggers: "mother* mom mum father* dad daddy sister* brother* grandm* grandp* granny nana daughter son parent* newborn aunt uncle",
  scenes: [
    "There's flour dust along your sleeve / You never wanted me to leave",
    "Your hands are older than they were / They used to smell of pine and fir",
    "I see you standing at the stove / With all the stories that you wove",
    "The house is full, the lamps are bright / You're singing us to sleep tonight",
  ],
  verses: [
    "You held my hand to cross the street / You bought the shoes for growing feet",
    "You sat up late when I was ill / I think I feel your cool hand still",
    "You taught me how to ride a bike / You told me do the things you like",
    "You drove all night to bring me back / You packed my lunch inside a sack",
    "You worked so hard, you never said / You gave us all the bigger bread",
    "I've got your eyes, I've got your chin / I've got your way of giving in",
    "{Name}, you showed me how to stand / You always seemed to understand",
    "The older that I get I see / How much of you there is in me",
    "You laughed at every joke I told / You said a heart does not grow old",
  ],
  lifts: [
    "And all the things I never said / I've got them ready in my head",
    "So let me tell you, face to face / No one could ever take your place",
  ],
  choruses: [
    ["Thank You for It All", "Thank you, thank you for it all / For the shelter and the song / Every time I took a fall / You were there all along"],
    ["The One Who Raised Me", "You're the one who raised me / You're the one who stayed / Everything that made me / Is a thing you made"],
    ["Family Tree", "We are one big family tree / With the roots so deep and wide / And whatever comes to me / I know you're on my side"],
  ],
  bridges: [
    "And one day I will do the same / I'll call a little child by name / And I will sing the song you knew / And they will learn to love you too",
    "So sit with me a little while / And let me look upon that smile / The clock can wait, the world can spin / I'm home again, so let me in",
  ],
};
