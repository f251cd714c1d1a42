import type { Theme } from "../theme.ts";

export const city: Theme = {
  key: "city",
  triggers: "city cities street* town downtown urban skyline subway metro taxi* apartment traffic crowd* skyscraper* rooftop* avenue concrete manhattan paris london tokyo berlin new_york",
  scenes: [
    "The morning train is packed and slow / I've got a thousand miles to go",
    "The traffic hums beneath my room / The street's a river made of gloom",
    "The skyline's burning gold and red / I pull my collar round my head",
    "A siren sings, a taxi cries / I watch it all with sleepy eyes",
  ],
  verses: [
    "The windows glow from floor to floor / A different life behind each door",
    "A saxophone is on the breeze / It shakes the leaves off all the trees",
    "The corner store is open late / They know my name, they keep a plate",
    "A million people pass me by / And no one stops to ask me why",
    "The pavement's wet, the lights are green / The biggest show I've ever seen",
    "I climb the stairs up to the roof / And hold the night as living proof",
    "They tore the old theatre down / But there's still magic in this town",
    "The subway rumbles underground / It's such a sweet and steady sound",
    "I know the streets, I know the signs / I read the city's crooked lines",
  ],
  lifts: [
    "And every light is calling me / To be what I was meant to be",
    "So meet me where the streets all meet / And feel the rhythm in your feet",
  ],
  choruses: [
    ["City Never Sleeps", "This city never sleeps / And neither do we / These are the nights we keep / Running wild and free"],
    ["Lights of the City", "Oh, the lights of the city / Keep on shining down / Oh, the lights of the city / I belong to this town"],
    ["Streets Like These", "On streets like these, on nights like this / There is nothing I would change / On streets like these, I've come to miss / Everything that's strange"],
  ],
  bridges: [
    "And from the bridge it looks so small / A string of diamonds, that is all / But down below the hearts all beat / A drum for every single street",
    "I've seen the mountains and the sea / The quiet life was not for me / Give me the noise, give me the crowd / I like my living played out loud",
  ],
};
