import type { Theme } from "../theme.ts";

export const time: Theme = {
  key: "time",
  triggers: "time* clock* age_old ageing aging past future forever eternity moment* old_age",
  scenes: [
    "The hands go round, the hours fly / I watch another year go by",
    "I found a calendar in a drawer / From fifteen years ago or more",
    "The clock is ticking on the wall / It doesn't wait for us at all",
    "The sand is running through the glass / We're only here to watch it pass",
  ],
  verses: [
    "The days are long, the years are short / We're all just boats in search of port",
    "I held the moment in my hand / It slipped away like desert sand",
    "The leaves have turned, the leaves will grow / It's just the way the seasons go",
    "I see my father in the glass / How quickly all the autumns pass",
    "We said we'd wait another year / We said tomorrow's always near",
    "The old men sitting by the sea / Were young and fast as you and me",
    "You can't go back to what you find / You leave the yesterdays behind",
    "A minute lost, a minute won / We chase the shadow of the sun",
  ],
  lifts: [
    "So if there's something you should say / Then say it now, don't wait a day",
    "And if I had one wish to make / I'd stop the clock for our own sake",
  ],
  choruses: [
    ["Slow Down Time", "Slow down, time, slow down / Let me hold on to this day / Slow down, time, slow down / Don't you take it all away"],
    ["One More Day", "Give me one more day / Give me one more night / And I'll find a way / I will make it right"],
    ["Right Now", "All we have is right now / All we have is here / Take my hand and somehow / Time will disappear"],
  ],
  bridges: [
    "The stars we see have burned away / And still they shine on us today / So maybe when our time is through / There's still some light of me and you",
    "I used to count, I used to race / I never looked time in the face / But now I let the river run / And count my blessings, one by one",
  ],
};
