import type { Theme } from "../theme.ts";

export const rain: Theme = {
  key: "rain",
  triggers: "rain* storm* thunder* lightning umbrella puddle* cloudy drizzle* flood* grey_day",
  scenes: [
    "The clouds are gathering in the west / The birds have flown back to the nest",
    "The first drops fall upon the street / A little drum, a steady beat",
    "I hear it tapping on the glass / I watch the grey old hours pass",
    "The gutters run, the lamps are blurred / I haven't said a single word",
  ],
  verses: [
    "I left my umbrella on the train / So here I am out in the rain",
    "The thunder rolls, the lightning's near / I always liked it, have no fear",
    "The river's up, the sky is down / The rain is washing all the town",
    "The puddles show a different sky / Where upside-down the people fly",
    "My coat is soaked, my shoes are through / I'd walk a hundred miles for you",
    "The garden lifts its thirsty face / And green is growing every place",
    "The roof is singing me to sleep / A lullaby, so soft and deep",
    "Each drop that runs along the pane / Is looking for the sea in vain",
    "The world outside is silver grey / I think I'll stay in bed today",
  ],
  lifts: [
    "And let it pour and let it fall / I don't mind getting wet at all",
    "Behind the grey, beyond the cloud / I hear the sunlight laugh out loud",
  ],
  choruses: [
    ["Let It Rain", "Let it rain, let it rain / Let it fall on me / Wash away all the pain / Wash it out to sea"],
    ["After the Rain", "After the rain, after the rain / The sun comes shining through / After the rain, the sky is plain / And every leaf is new"],
    ["Dancing in the Rain", "We'll be dancing in the rain / With our faces to the sky / We'll be dancing in the rain / And we never will be dry"],
  ],
  bridges: [
    "You can't have flowers without the rain / You can't have love without the pain / So open up and let it pour / I'm not afraid of it anymore",
    "And when it stops the air is clean / The brightest light I've ever seen / A bow of colours, red to blue / And at the end of it is you",
  ],
};
