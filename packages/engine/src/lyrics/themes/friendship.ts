import type { Theme } from "../theme.ts";

export const friendship: Theme = {
  key: "friendship",
  triggers: "friend* friendship buddy pal mates best_friend companion* together loyal* squad roommate*",
  scenes: [
    "We met when we were ten years old / You dared me out into the cold",
    "A muddy field, a broken bike / I'd never met someone I like",
    "You called me up at half past three / You said you needed company",
    "The same old bench, the same old street / It's where we always used to meet",
  ],
  verses: [
    "You know the worst, you know the best / You always laugh at all the rest",
    "When I was down you pulled me through / There's nothing that I wouldn't do",
    "We shared our secrets and our fries / We told each other perfect lies",
    "You kept my secrets, held my coat / You passed me that ridiculous note",
    "A thousand miles can't pull us apart / I keep a map of you at heart",
    "You never asked me to explain / You only held me through the rain",
    "We're getting older, that is true / But I'm still young when I'm with you",
    "I've got your back, you've got my hand / I know that you will understand",
    "The jokes we made still make me smile / I haven't laughed so hard in a while",
  ],
  lifts: [
    "And when the road is hard to see / You walk the extra mile with me",
    "So call me up, I'm on my way / No matter what the people say",
  ],
  choruses: [
    ["Friends Like You", "I get by with friends like you / You can turn it all around / When the sky's no longer blue / You're the truest thing I've found"],
    ["Side by Side", "Side by side, we'll be all right / Through the good and the bad / Side by side, day and night / You're the best I've ever had"],
    ["Call My Name", "Call my name and I'll be there / In the sunshine or the rain / Call my name from anywhere / I'll be coming on the train"],
  ],
  bridges: [
    "And if we lose our way somehow / I'll think of us the way we're now / Two fools beneath a summer sky / Who never learned to say goodbye",
    "So here's to all the years we had / The good, the strange, the truly bad / I'd do it all again, my friend / I'll be around until the end",
  ],
};
