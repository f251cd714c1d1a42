import type { Theme } from "../theme.ts";

export const joy: Theme = {
  key: "joy",
  triggers: "happy happiness joy* smile* laugh* cheer* good_time good_day fun feel_good feeling_good positive celebrate_life grateful thank* gratitude lucky wonderful life",
  scenes: [
    "I woke up with the sun today / And all the grey had gone away",
    "There's something good about the air / There's something shining everywhere",
    "My brightest coat, my lightest shoe / I've nothing heavy left to do",
    "The toast came down the right way round / I found a penny on the ground",
  ],
  verses: [
    "The postman sang, the baker smiled / The baby laughed, the dog went wild",
    "I've got a spring in either shoe / I've got a thing or two to do",
    "I waved at every passing bus / I think the world is fond of us",
    "The coffee's strong, the sky is blue / I'm giving compliments to you",
    "I've got no money, got no plan / I'm just a very lucky man",
    "I hum a tune I've never heard / I learned it from a passing bird",
    "My worries packed and left the town / There's not a thing to get me down",
    "So clap your hands and tap your toes / That's just the way a good day goes",
    "The little things, they add up fast / I want to make this morning last",
  ],
  lifts: [
    "And I don't know what's in my shoes / But they don't want to walk the blues",
    "So if you're feeling what I feel / Come on and make the moment real",
  ],
  choruses: [
    ["Good Day", "It's a good, good day / And I'm feeling so alive / It's a good, good day / I could dance from nine to five"],
    ["Smile with Me", "Come on and smile with me / Let the morning in / Happy as we can be / Let the day begin"],
    ["Feeling Fine", "I'm feeling fine, I'm feeling fine / There's a sparkle in my eye / I'm feeling fine, the world is mine / I could almost fly"],
  ],
  bridges: [
    "And even if it rains at noon / I know the sun will come back soon / I've got a pocket full of light / To last me all the way through night",
    "Pass it on and pass it round / Joy is such a simple sound / You give a bit, you get it back / It's like a train along the track",
  ],
};
