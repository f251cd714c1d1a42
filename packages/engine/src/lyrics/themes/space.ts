import type { Theme } from "../theme.ts";

export const space: Theme = {
  key: "space",
  triggers: "space* star stars planet* galax* rocket* astronaut* moon_landing mars cosmos cosmic universe comet* orbit* alien* satellite* gravity constellation*",
  scenes: [
    "The engines roar, the tower falls / Goodbye to windows and to walls",
    "Ten thousand miles above the ground / There isn't any kind of sound",
    "The countdown ends, I hold my breath / There's only life, there's only death",
    "I saw the earth, a drop of blue / I held my thumb and hid the view",
  ],
  verses: [
    "The stars don't flicker out up here / They burn so steady and so clear",
    "My letters take a year or more / I slide them under heaven's door",
    "I float above the silent sea / And gravity lets go of me",
    "A comet drags its silver hair / Across the black and empty air",
    "The sun comes up ten times a day / I watch the oceans slide away",
    "I tune the radio to you / A whisper's all that makes it through",
    "The map is drawn in points of light / I steer my ship across the night",
    "There's dust from stars in you and me / We're older than the oldest sea",
    "I left a footprint on the moon / I told the earth I'd be there soon",
  ],
  lifts: [
    "And if you're looking up tonight / Then I'm the small and moving light",
    "The further out from home I fly / The more I see you in the sky",
  ],
  choruses: [
    ["Gravity", "You are my gravity / You pull me from above / Bring me back, set me free / Through the dark with your love"],
    ["Among the Stars", "Out among the stars / I can hear you call / Past the moon and Mars / I can see it all"],
    ["Light Years Away", "I'm light years away, light years away / But I still hear you sing your song / I'm light years away, but one of these days / You'll see I was yours all along"],
  ],
  bridges: [
    "There's no up, there's no down / There's no country, there's no town / Just a marble, blue and small / And everyone I love, that's all",
    "And if I drift beyond the line / Then let this message be a sign / That someone once was here and knew / The way the morning looks on you",
  ],
};
