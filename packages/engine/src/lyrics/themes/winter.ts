import type { Theme } from "../theme.ts";

export const winter: Theme = {
  key: "winter",
  triggers: "winter* snow* ice icy frost* cold december january sledge* sled* frozen blizzard mittens",
  scenes: [
    "The snow came down without a sound / And laid its blanket all around",
    "The frost has painted every pane / A silver feather, leaf and grain",
    "The days are short, the lamps are lit / There's a chair for you to come and sit",
    "I see my breath upon the air / The trees are standing white and bare",
  ],
  verses: [
    "The river's sleeping under ice / The snow has covered all things nice",
    "I wear the coat you gave to me / It's warm as summer ought to be",
    "The children slide along the hill / And then the world is white and still",
    "We drink our tea, we feed the flame / We learn to call the frost by name",
    "A robin sings upon the gate / He tells the spring it's running late",
    "My boots are full, my nose is red / I should be home and warm in bed",
    "The stars are sharp, the moon is thin / So stamp your feet and come on in",
    "The road is gone, the fields are deep / And all the world is fast asleep",
  ],
  lifts: [
    "And underneath the frozen ground / There's something green that can't be bound",
    "So come in closer, shut the door / The wind can't hurt us anymore",
  ],
  choruses: [
    ["Winter Light", "Oh, the winter light / It's shining on the snow / And through the longest night / It leads me where I go"],
    ["Keep Me Warm", "Keep me warm, keep me warm / When the north wind starts to blow / You're my shelter from the storm / You're my fire in the snow"],
    ["Let It Snow on Me", "Let it snow, let it snow on me / Let it cover up the ground / Let it snow, let it snow on me / Let it fall without a sound"],
  ],
  bridges: [
    "The longest night is almost through / The morning's coming, clear and blue / And every flake that ever fell / Will turn to water in the well",
    "Beneath the white, beneath the grey / A seed is waiting for its day / And I can wait, I've learned to be / As patient as a winter tree",
  ],
};
