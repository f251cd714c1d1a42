/**
 * Passages for whatever the prompt names that no theme knows: {thing} is a noun phrase, {activity} a gerund phrase, {name} a person or pet,
 * {place} a town. Nothing here depends on number or gender, and no slot stands where a rhyme is needed.
 */
export const THING_VERSES: readonly string[] = [
  "I read the papers, read them through / They talk of {thing}, old and new",
  "There's a story I've come to tell / Of {thing}, and I know it well",
  "Some people dream of gold and fame / I think of {thing} all the same",
  "The days may turn, the clocks run out / It's {thing} I sing about",
  "I wrote it down in black and white / A song for {thing} tonight",
];
/** With a wink: only where the thing stands alone and the mood is not sad. */
export const THING_JOKES: readonly string[] = [
  "I close my eyes, I start to dream / Of {thing} and a silver stream",
  "Ask me what is on my mind / {Thing}, of the finest kind",
  "I told my friends, I told them all / About {thing}, big and small",
  "No one told me, no one knew / What {thing} could put me through",
  "I looked at {thing} long and hard / Then took a walk around the yard",
  "It started on a Tuesday night / With {thing} and a blinking light",
  "My neighbour came and shook his head / \"It's {thing} again,\" he said",
  "You'll find me at the break of day / With {thing}, come what may",
];
export const THING_CHORUSES: readonly (readonly [string, string])[] = [
  ["{Thing}", "Oh, {thing}, here we go / I can't get you off my mind / Oh, {thing}, don't you know / You're the only one of your kind"],
  ["Here's to {Thing}", "So here's to {thing} / Sing it till the lights go down / Here's to {thing} / You're the talk of all the town"],
  ["A Song for {Thing}", "This is a song for {thing} / Come on, everybody, sing along / A song for {thing} / We've been waiting for so long"],
  ["{Thing}", "All I want is {thing} / All I ever need is you / All I want is {thing} / Tell me what I'm meant to do"],
];
export const ACTIVITY_VERSES: readonly string[] = [
  "There I go, {activity} / With the world so far away / {Activity}, I could go on / Until the break of day",
  "{Activity}, my heart is light / I know it's going to be all right",
  "{Activity}, I lose all track of time / And every little thing falls into rhyme",
  "The hours pass me one by one / {Activity} till the day is done",
];
export const ACTIVITY_CHORUSES: readonly (readonly [string, string])[] = [
  ["{Activity}", "{Activity} / I've nowhere else to be / {Activity} / It's setting me free"],
  ["{Activity}", "I'm {activity} / And I'm never looking back / Oh, {activity} / Like a train along the track"],
];
export const NAME_VERSES: readonly string[] = [
  "{Name}, you know we sing for you / For all you are and all you do",
  "Oh {name}, let me say it plain / You're like the sun behind the rain",
  "There's no one else in this whole place / Like {name} with a smiling face",
  "They tell me stories, old and new / But {name}, there's no one quite like you",
];
export const NAME_CHORUSES: readonly (readonly [string, string])[] = [
  ["{Name}", "Hey {name}, oh {name} / We are calling out to you / Hey {name}, oh {name} / You're a dream that's coming true"],
  ["Sing for {Name}", "Everybody sing for {name} / Lift your voices to the sky / Everybody sing for {name} / Let the good times never die"],
];
export const PLACE_VERSES: readonly string[] = [
  "The lights of {place} shine on me / There's nowhere else I'd rather be",
  "I walk through {place} every night / And every window is alight",
  "In {place} on a Sunday afternoon / I heard the whole street hum a tune",
];
/** For a title the person chose themselves. */
export const TITLE_CHORUSES: readonly string[] = [
  "{Title}, sing it with me / Let me hear it loud and clear / {Title}, sing it with me / For the whole wide world to hear",
  "{Title}, hold on tight / I can feel it in the air / {Title}, day and night / I can hear it everywhere",
  "{Title}, oh, {title} / I have never been so free / {Title}, oh, {title} / It is everything to me",
];
/** Fits any subject; used sparingly, where the themes run out. */
export const ANY_VERSES: readonly string[] = [
  "I turn it over in my head / And think of everything we said",
  "Some days are quick, some days are slow / But this is all I need to know",
  "I've got it written on my heart / I knew the ending from the start",
  "Let others look for bars of gold / I've got a better thing to hold",
  "I've been waiting all this time / To put my feelings into rhyme",
  "And every step along the way / Has led me here to this one day",
  "I took the long way to be here / And now at last the road is clear",
  "They say the best is yet to come / I hear it coming like a drum",
  "I never knew what I could do / Until the day I followed through",
  "So let it shine and let it show / There's nothing more I need to know",
];
export const ANY_LIFTS: readonly string[] = [
  "And I can feel it coming near / The moment that I wanted here",
  "Now raise it up and let it go / A little more, a little slow",
  "Hold on, hold on, it won't be long / I feel it turning into song",
];
export const ANY_BRIDGES: readonly string[] = [
  "If I could stop the world for you / I'd hold it still, I'd hold it true / And in the quiet you would see / The thing you've always meant to me",
  "Take a breath and let it go / Let the river run below / Everything we've ever known / Leads us back to where we've grown",
];
