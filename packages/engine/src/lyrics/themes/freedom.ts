import type { Theme } from "../theme.ts";

export const freedom: Theme = {
  key: "freedom",
  triggers: "free* freedom protest* revolution rebel* resist* justice rights march* power_to people fight* riot* voice* change_the_world unite* peace war* soldier* equal* struggle truth",
  scenes: [
    "They told us quiet, told us wait / They built a wall, they locked the gate",
    "The streets are full, the drums are loud / There's something moving in the crowd",
    "My grandma marched in '63 / She left her walking shoes to me",
    "They wrote the rules, they drew the line / They never asked for yours or mine",
  ],
  verses: [
    "You can't put chains on what we know / You can't tell rivers where to flow",
    "We've got no armies, got no crown / But we won't let you tear us down",
    "A single voice is just a sound / Ten thousand voices shake the ground",
    "They count the money, we count the days / The truth will find a thousand ways",
    "We plant a seed in broken ground / And wait for it to come around",
    "So ring the bell and beat the drum / A better day has got to come",
    "They said that we would never last / But we are stronger than the past",
    "Our hands are empty, but they're strong / We've carried hope for far too long",
    "I won't be silent, won't be still / I'll roll this stone right up the hill",
  ],
  lifts: [
    "And when they ask us who we are / We are the spark, we are the star",
    "So stand up now and take my hand / And sing it out across the land",
  ],
  choruses: [
    ["Stand Up", "Stand up, stand up / Let me hear your voice / Stand up, stand up / We have got the choice"],
    ["Louder", "Sing it louder, sing it louder / Till they hear us from afar / Sing it louder, sing it prouder / This is who we are"],
    ["Born to Be Free", "We were born to be free / Like the wind across the plain / We were born to be free / We will break this chain"],
  ],
  bridges: [
    "One by one and two by two / We'll do the thing they said we couldn't do / And when our children's children ask / We'll say we rose up to the task",
    "They have the towers, they have the gold / They have the stories that they've told / But we've got songs, and songs don't die / They echo back across the sky",
  ],
};
