import type { Theme } from "../theme.ts";

export const graduation: Theme = {
  key: "graduation",
  triggers: "graduat* class_of senior_year prom diploma college university last_day_of_school commencement alumni caps_and_gowns teacher*",
  scenes: [
    "The caps are flying, blue and gold / The story waiting to be told",
    "The hall is full, they call our names / We've played the last of all our games",
    "We signed our names on every sleeve / I can't believe it's time to leave",
    "The lockers stand with open doors / We hear our footsteps on the floors",
  ],
  verses: [
    "We learned to read, we learned to fall / We passed our notes along the wall",
    "The teachers smile, the parents cry / We throw our papers to the sky",
    "You sat beside me all those years / We shared the laughter and the tears",
    "We stayed up late, we crossed the line / We got it in by half past nine",
    "Some will travel, some will stay / But no one takes this night away",
    "The yearbook's full of ink and hearts / This is the place the journey starts",
    "We don't know yet what we will be / But there's a lot out there to see",
    "The bell will ring for someone new / They'll carve their names where we did too",
  ],
  lifts: [
    "So one last walk along the hall / Let's take a picture of it all",
    "We're standing at the open gate / The world is wide, it will not wait",
  ],
  choruses: [
    ["Here We Go", "Here we go, here we go / To the places that we've dreamed / Here we go, and now we know / It was bigger than it seemed"],
    ["Remember Us", "Remember us the way we are / Remember all we said / I hope that you will travel far / On the road ahead"],
    ["Class of Dreamers", "We're the class of dreamers / And we're flying out today / We're the true believers / And we'll find our way"],
  ],
  bridges: [
    "And twenty years from now we'll meet / We'll find the same old window seat / We'll tell the stories, old and new / Of all we said we'd one day do",
    "So thank you for the roads you drew / For all the doors you led us through / We'll carry every word you said / Like little lanterns up ahead",
  ],
};
