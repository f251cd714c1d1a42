import type { Theme } from "../theme.ts";

export const birthday: Theme = {
  key: "birthday",
  triggers: "birthday* turns turning years_old cake candles",
  scenes: [
    "The cake is on the table now / We lit it up, I don't know how",
    "The room is full of everyone / The party has just now begun",
    "We hung the ribbons in the hall / And taped your pictures to the wall",
    "{Name} walked in, we all jumped out / You should have heard the people shout",
  ],
  verses: [
    "We baked a cake, we hid the card / We filled with lights the whole back yard",
    "Another candle, one more flame / And all of us will shout your name",
    "Remember when we were so small / We drew our heights along the wall",
    "The years go by, but you still shine / I'm glad to know you're a friend of mine",
    "So make a wish and hold it tight / The stars are all for you tonight",
    "We've got the music, turned up loud / We've got the whole, the happy crowd",
    "Today's the day the sun came through / And gave the world a gift like you",
    "{Name}, blow the candles out / You're what this party's all about",
    "They say that {age} is just a number / So wake the street from all its slumber",
    "You're {age} now, so take a bow / Nobody wears it better now",
  ],
  lifts: [
    "So gather round and raise a glass / For every year that came to pass",
    "Now count it down from three to one / And let the brand new year be run",
  ],
  choruses: [
    ["Happy Birthday, {Name}", "Happy birthday, {name} / It's your day to shine / Happy birthday, {name} / Everything is fine"],
    ["{Age} Candles", "{Age} candles burning bright / Make a wish and let it fly / {Age} candles, what a night / We will sing it to the sky"],
    ["{Name} Turns {Age}", "{Name} turns {age} tonight / And we're never growing old / {Name} turns {age} tonight / With a heart of solid gold"],
    ["Make a Wish", "Make a wish and blow them out / Let us hear you sing / Make a wish, come on and shout / For the joy you bring"],
    ["Your Day", "It's your day, it's your day / And the whole world sings for you / It's your day, hip hooray / May your wishes all come true"],
  ],
  bridges: [
    "And when the party's almost done / We'll still be dancing, everyone / And though the candles burn away / We'll keep the light of this one day",
    "Here's to the road that lies ahead / To every silly thing you've said / To all the love that you let in / So let another year begin",
  ],
};
