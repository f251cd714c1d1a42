import type { Theme } from "../theme.ts";

export const food: Theme = {
  key: "food",
  triggers: "food eat* cook* pizza taco* burger* cake* chocolate bread bakery breakfast dinner lunch kitchen_dance soup noodle* pasta sushi cheese hungry chef recipe pancake* cookie* ice_cream",
  scenes: [
    "The oven's hot, the radio plays / I've dreamed about this dish for days",
    "I smell the garlic in the air / There's flour in my shirt and hair",
    "The table's set, the plates are bright / I've had a hunger day and night",
    "I followed something down the street / A smell that lifted both my feet",
  ],
  verses: [
    "A pinch of this, a splash of that / My grandma's apron, chef's white hat",
    "The butter melts, the onions sing / I'm stirring like I'm some old king",
    "One bite for me, one bite for you / Then maybe one more, maybe two",
    "The sauce is red, the cheese is gold / It's better than what I've been told",
    "I read the book, I lost the page / My kitchen is a burning stage",
    "You can have your fancy wine / Just leave that extra slice, it's mine",
    "The bread is rising, warm and round / It makes a soft and crackling sound",
    "They said I should be eating greens / I'd rather have a plate of beans",
    "A little salt, a little spice / I told you once, I'll tell you twice",
  ],
  lifts: [
    "So pull a chair and take a seat / There's nothing better you can eat",
    "I count the minutes, count them slow / Just three more left, it's nearly so",
  ],
  choruses: [
    ["Second Helping", "Give me a second helping / Pile it on my plate / Give me a second helping / This is worth the wait"],
    ["Hungry Heart", "I've got a hungry heart / And a spoon inside my hand / Oh, this is just the start / I hope you understand"],
    ["Taste of Heaven", "It's a taste of heaven / On a little plate / It's a taste of heaven / And I just can't wait"],
  ],
  bridges: [
    "You break the bread, you pass it round / You hear that sweet contented sound / And for a while the world's all right / With friends and candles, food and light",
    "When I am gone, don't write in stone / Just say I never ate alone / And hang my apron by the door / And then go make a little more",
  ],
};
