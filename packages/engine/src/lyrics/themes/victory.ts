import type { Theme } from "../theme.ts";

export const victory: Theme = {
  key: "victory",
  triggers: "win* victory champion* sport* football soccer basketball race racing team* goal* trophy medal* gym workout training motivat* boxing olympic* hustle success* ambition grind number_one",
  scenes: [
    "The gates are up, the crowd is loud / I find one face among the crowd",
    "I tie my laces, tape my hands / I hear the thunder in the stands",
    "It's five a.m., I hit the street / There's nothing but my two own feet",
    "The whistle's near, the lights are white / I've waited all my life tonight",
  ],
  verses: [
    "They said I was too small, too slow / They don't know half of what I know",
    "I've run this race inside my head / While everyone was still in bed",
    "I fell nine times, I rose up ten / I'd fall and rise it all again",
    "The sweat, the dust, the aching bone / You earn it when you're all alone",
    "The clock is down, the score is tied / We've got our hearts, we've got our pride",
    "There's no one now who can get by / We've got a mountain and the sky",
    "You lift me up, I lift you too / There's nothing that this team can't do",
    "My lungs on fire, my eyes ahead / Remember every word they said",
    "So write my name along the wall / I gave my everything, my all",
  ],
  lifts: [
    "One more step and one more mile / I haven't lost in quite a while",
    "And I can feel it in my chest / It's time to give the world our best",
  ],
  choruses: [
    ["Champions Tonight", "We are champions tonight / We are standing ten feet tall / We are golden in the light / And we gave it all"],
    ["Take It All", "Take it all, take it all / This is what we came to do / Standing tall, hear the call / We're coming through"],
    ["Unstoppable", "I'm unstoppable, unstoppable / You can't keep me on the ground / I'm unstoppable, unstoppable / Can you hear that thunder sound"],
  ],
  bridges: [
    "And win or lose we'll walk out proud / We'll hear the singing of the crowd / For every scar and every mile / Was worth it for this one more smile",
    "The medal shines, the colours fade / But not a single friend we made / I'd run it all again with you / The finish line is now in view",
  ],
};
