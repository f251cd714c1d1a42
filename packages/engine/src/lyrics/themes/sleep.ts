import type { Theme } from "../theme.ts";

export const sleep: Theme = {
  key: "sleep",
  triggers: "baby sleepy lullab* bedtime goodnight good_night cradle nursery slumber baby_to_sleep tuck* rest nap",
  scenes: [
    "The sun has gone behind the hill / The little birds are hushed and still",
    "The moon is peeping round the door / The toys are sleeping on the floor",
    "The stars are coming, one by one / The busy day is nearly done",
    "I'll tuck the blanket round your toes / And leave a kiss upon your nose",
  ],
  verses: [
    "The teddy bear has closed his eyes / He's counting sheep and butterflies",
    "The wind is humming soft and low / A song from very long ago",
    "The little boats are in the bay / They'll sail again another day",
    "The kitten's curled up like a ball / Her shadow's sleeping on the wall",
    "The owl is sitting in the tree / She's keeping watch on you and me",
    "The flowers fold, the meadow sighs / So close your heavy, happy eyes",
    "And I'll be here all through the night / I'll leave a tiny little light",
    "The clouds are pillows in the sky / They drift and dream and wander by",
  ],
  lifts: [
    "So hush, my darling, don't you weep / It's time for you to go to sleep",
    "I'll hold your hand, I'll hum a tune / I'll sing you halfway to the moon",
  ],
  choruses: [
    ["Sleep, Little One", "Sleep, little one, sleep, little one / Let the day go drifting by / Sleep, little one, the day is done / I'll sing a lullaby"],
    ["Goodnight, Moon and Stars", "Goodnight, moon and stars above / Goodnight, mountain, goodnight, sea / Goodnight, everyone I love / You are safe with me"],
    ["Close Your Eyes", "Close your eyes, close your eyes / Dream of boats and silver seas / Till the sun begins to rise / In the apple trees"],
  ],
  bridges: [
    "And when the sun has dried the rain / We'll run together down the lane / But now the night is soft and deep / So close your eyes and go to sleep",
    "I'll love you when you're small and new / I'll love you when you're grown up too / As sure as there are stars that shine / Your little hand will fit in mine",
  ],
};
