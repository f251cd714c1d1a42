import type { Theme } from "../theme.ts";

export const love: Theme = {
  key: "love",
  triggers: "love* romance romantic kiss* valentine* girlfriend boyfriend crush darling sweetheart heart* falling_in_love in_love beloved couple passion anniversary wife husband soulmate*",
  scenes: [
    "You came in laughing from the rain / You'd missed the last and only train",
    "A crowded room, a sudden glance / You took my hand, I took the chance",
    "I knew the minute that you smiled / My quiet heart was going wild",
    "We met on an ordinary day / And every cloud just blew away",
  ],
  verses: [
    "{Name}, I think of you all day / In every single thing I say",
    "You hold my hand, you know my name / And nothing ever feels the same",
    "I love the way you say goodnight / And leave one little lamp alight",
    "You wear my coat, you steal my chair / I'd give it all to find you there",
    "I wrote your name along the wall / Of every dream I can recall",
    "The coffee's hot, the morning's slow / There's nowhere that I need to go",
    "You dance around the kitchen floor / And I just love you more and more",
    "When all the words I have are wrong / You turn the trouble into song",
    "I used to run, I used to hide / But now I want you at my side",
    "You laugh at every joke I make / You are the reason that I wake",
    "I'd cross the town, I'd cross the sea / To bring you home again with me",
  ],
  lifts: [
    "And every time you look my way / I lose the words I meant to say",
    "I feel it rising in my chest / You know the way, you know the rest",
    "So come a little closer now / We'll find a way, I don't know how",
  ],
  choruses: [
    ["Stay with Me", "Stay with me, stay with me / Till the night is through / Stay with me, stay with me / I belong to you"],
    ["Only You", "It's only you, it's only you / You're the one I'm dreaming of / It's only you, it's only you / You're the one I love"],
    ["The Way You Are", "I love the way you are / I love the things you do / You are my morning star / My sky is full of you"],
    ["Fall into My Arms", "Fall into my arms tonight / I will never let you go / Fall into my arms tonight / There is something you should know"],
  ],
  bridges: [
    "And if the world should fall apart / I'd keep your picture in my heart / And if the lights should all go down / I'd find you standing in the town",
    "I've been a fool, I've been afraid / I've thrown away the plans I made / But here with you I understand / The whole wide world is in my hand",
  ],
};
