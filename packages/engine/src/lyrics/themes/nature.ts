import type { Theme } from "../theme.ts";

export const nature: Theme = {
  key: "nature",
  triggers: "climate environment* pollution planet_earth rainforest nature forest* tree trees mountain* river* wood woods wild* flower* garden meadow* hill hills bird* leaf leaves autumn fall_leaves spring earth valley hiking wilderness deer wolf wolves bee bees butterfly",
  scenes: [
    "The river runs below the hill / The early morning air is still",
    "I took the path between the pines / The moss was hiding all the signs",
    "The mountain wears a coat of snow / The meadow's full of gold below",
    "The autumn leaves are coming down / In yellow, copper, red and brown",
  ],
  verses: [
    "A deer looks up and doesn't run / Her back is shining in the sun",
    "The water's cold, the water's clear / It tells a tale for those who hear",
    "The hawk is circling, high and slow / She sees the whole wide world below",
    "The roots go deep, the branches sway / They learned to bend and live that way",
    "The bees are drunk on clover wine / The wind is combing through the pine",
    "I laid my head upon the ground / And heard a deep and ancient sound",
    "The seeds are sleeping in the loam / The swallows always find their home",
    "The rain has left a silver thread / From every branch above my head",
    "A fallen oak, a bed of green / The oldest church I've ever seen",
  ],
  lifts: [
    "And all the things I thought I knew / Are nothing next to sky so blue",
    "So leave the road and come with me / As far as any eye can see",
  ],
  choruses: [
    ["Into the Wild", "Into the wild, into the wild / Where the river waters flow / Into the wild, a mountain child / It's the only home I know"],
    ["Let the River Run", "Let the river run / Let the mountain stand / Underneath the sun / In this open land"],
    ["Under the Trees", "Under the trees, under the trees / Where the light is soft and green / With a song upon the breeze / It's the best I've ever seen"],
  ],
  bridges: [
    "And when we're gone the grass will grow / The wind will sing, the stream will flow / The hills don't ask us for our name / They'll hold us softly, all the same",
    "Be still and let the forest speak / It has the answer that you seek / One leaf, one feather and one stone / You never were on earth alone",
  ],
};
