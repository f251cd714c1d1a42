import type { Theme } from "../theme.ts";

export const travel: Theme = {
  key: "travel",
  triggers: "travel* journey adventure* wander* explor* airport plane* flight* flying passport backpack* suitcase* train* railway station map* world* abroad leaving nomad",
  scenes: [
    "A window seat, a folded map / A paper ticket in my lap",
    "I packed a bag, I caught the train / The fields were running in the rain",
    "The station clock is striking five / I've never felt quite so alive",
    "The wheels go up, the ground lets go / The towns are toys so far below",
  ],
  verses: [
    "I learned to say hello in ten / Different tongues, and then again",
    "The market's full of spice and gold / I bought more things than bags could hold",
    "The mountains rise, the valleys fall / I want to learn the names of all",
    "I sent a postcard to your door / It said the world has so much more",
    "The desert wind, the northern lights / I've slept outside a hundred nights",
    "I shared my bread along the way / With folks I'll never see someday",
    "A border guard has stamped the page / I don't feel older, just my age",
    "The rails go singing to the coast / It's movement that I love the most",
    "I lost my shoes, I lost my hat / I found a song, so that was that",
  ],
  lifts: [
    "And every mile I leave behind / I find a bit of peace of mind",
    "The road is long, the world is round / There's always something to be found",
  ],
  choruses: [
    ["Somewhere New", "I'm going somewhere new / Where the sky is open wide / I'm going somewhere new / With the wind right at my side"],
    ["Around the World", "Around the world and back again / I would go there in a day / Around the world, by boat or train / I have to get away"],
    ["Wanderer", "I'm a wanderer, wanderer / Over land and over sea / I'm a wanderer, wanderer / And the world belongs to me"],
  ],
  bridges: [
    "And when my feet are tired and slow / I'll tell you everything I know / The world is big, the world is small / I left a bit of heart with all",
    "You asked me why I always roam / I think I'm on my way back home / It's just a very long way round / To where I want to be found",
  ],
};
