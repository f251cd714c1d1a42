import type { Theme } from "../theme.ts";

export const outlaw: Theme = {
  key: "outlaw",
  triggers: "cowboy* country_road whiskey bourbon outlaw* saloon desert* rodeo ranch* farm* barn* tractor dirt_road guitar_and dusty gold_rush western sheriff train_robber honky_tonk beer",
  scenes: [
    "The dust is rising on the trail / The moon is thin, the stars are pale",
    "There's whiskey in a dirty glass / I watch the lonesome cattle pass",
    "I tied my horse outside the bar / I've only got my old guitar",
    "The fields are brown, the sky is wide / My daddy's hat is at my side",
  ],
  verses: [
    "I owe the bank, I owe the store / I don't think I owe any more",
    "The rooster crows, the sun's not up / I've got black coffee in my cup",
    "The jukebox plays a song for two / I'm dancing with the thought of you",
    "The sheriff's got my name in black / I'm riding out, not coming back",
    "The screen door slams, the hound dog howls / Behind the barn the preacher growls",
    "My boots are cracked, my jeans are torn / I'm right at home out in the corn",
    "A pickup truck, a gravel road / A heart that's hauled a heavy load",
    "The porch light's on, the crickets sing / I gave that girl a silver ring",
    "My granddad broke this rocky ground / And now he's sleeping safe and sound",
  ],
  lifts: [
    "So pour me one and leave the rest / I'm headed for the great wide west",
    "And when that lonesome whistle blows / I'll go wherever the river goes",
  ],
  choruses: [
    ["Dusty Road", "Take me down that dusty road / Where the tall grass touches sky / I can leave this heavy load / And let the world go by"],
    ["One More Round", "So one more round, one more round / For the ones who went away / One more round, let's hear the sound / Of the old guitar I play"],
    ["Riding On", "I keep on riding on / Till the sun is going down / From the dusk until the dawn / I won't be back in town"],
  ],
  bridges: [
    "They'll bury me beneath the pine / With this old guitar of mine / And every time the south wind blows / You'll hear a tune that no one knows",
    "It ain't the gold, it ain't the land / It's what you hold inside your hand / A little love, a little song / I knew it, darling, all along",
  ],
};
