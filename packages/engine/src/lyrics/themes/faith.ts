import type { Theme } from "../theme.ts";

export const faith: Theme = {
  key: "faith",
  triggers: "faith god lord jesus christ heaven* pray* church* gospel hallelujah bless* soul* spirit* angel* holy grace amen hymn worship salvation",
  scenes: [
    "I went down to the riverside / With every sin I couldn't hide",
    "The bells are ringing on the hill / The crowd has gathered, hushed and still",
    "I knelt down in the morning light / I'd been a long time in the night",
    "My mother taught me how to pray / I hear her voice in mine today",
  ],
  verses: [
    "I had no lamp, I had no guide / But there was something at my side",
    "The mountain's high, the river's wide / But I've got mercy on my side",
    "I laid my burden on the ground / I once was lost, but I've been found",
    "The stone was heavy, it was rolled / I've seen the grey turn into gold",
    "I've got a light inside my chest / It tells me walk, it tells me rest",
    "When I was hungry I was fed / I was given wine and bread",
    "You can take my house and land / But not the hope inside my hand",
    "The choir stands, the rafters ring / It makes the coldest spirit sing",
    "I don't need silver, don't need fame / I only need to hear my name",
  ],
  lifts: [
    "So lift your hands and lift them high / And send your troubles to the sky",
    "And I can hear the trumpet sound / We're standing now on higher ground",
  ],
  choruses: [
    ["Lift Me Up", "Lift me up, Lord, lift me up / When I fall along the way / Lift me up and fill my cup / With the light of a brand new day"],
    ["Glory Train", "I'm going to ride that glory train / I'm going to ride it all day long / I'm going to ride through sun and rain / And I'm singing out this song"],
    ["Amazing Light", "Amazing light, amazing light / Keep on shining down on me / Through the long and lonely night / You have set my spirit free"],
  ],
  bridges: [
    "And when my days on earth are done / I'll turn my face up to the sun / And I will hear the voices say / Come in, come in, come in and stay",
    "You carried me when I was weak / You gave me words when I couldn't speak / So now I lift my heart and stand / And walk beside you, hand in hand",
  ],
};
