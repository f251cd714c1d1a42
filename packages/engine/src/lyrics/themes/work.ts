import type { Theme } from "../theme.ts";

export const work: Theme = {
  key: "work",
  triggers: "work works working worker* job jobs boss office factory monday shift overtime deadline* labor labour coal mine miner* tired career wage* paycheck alarm",
  scenes: [
    "The alarm goes off at ten to six / I drag myself out, bone and sticks",
    "It's Monday morning, grey and cold / I do the things that I am told",
    "I punch the clock, I take my place / Another day, another face",
    "The coffee's weak, the bus is late / I've got a full day on my plate",
  ],
  verses: [
    "My hands are rough, my back is sore / I sweep the dust across the floor",
    "The boss walks by, he shakes his head / I think about the words he said",
    "They count the hours, they count the pay / They never count what slips away",
    "The clock upon the wall is slow / It's got another hour to go",
    "I've got my lunch inside a tin / I've got my collar up to my chin",
    "The phones all ring, the papers pile / I haven't seen the sun for a while",
    "I dream of fields, I dream of air / I dream I'm almost anywhere",
    "We build the walls, we lay the stone / And then we walk back home alone",
    "When Friday comes I'll cut the chain / And wash the dust off in the rain",
  ],
  lifts: [
    "But when the whistle blows at five / I feel my heart come back alive",
    "I keep my head down, hold my ground / And listen for the closing sound",
  ],
  choruses: [
    ["Working Day", "It's a long, long working day / But I'm walking out the door / It's a long, long working day / And I can't take anymore"],
    ["Clock Out", "Clock out, clock out / I can see the setting sun / Clock out, clock out / Now the working day is done"],
    ["These Two Hands", "With these two hands I earn my bread / With these two hands I stand / I hold my head up high instead / It's the labour that I planned"],
  ],
  bridges: [
    "And one fine day I'll walk away / With nothing but the things I say / I'll leave my badge upon the shelf / And finally belong to myself",
    "They own the time, they own the chair / They don't own what is in the air / A tune I whistle all day long / They'll never take away my song",
  ],
};
