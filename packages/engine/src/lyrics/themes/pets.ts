import type { Theme } from "../theme.ts";

export const pets: Theme = {
  key: "pets",
  triggers: "dog dogs puppy pup cat cats kitten* pet pets horse* pony hamster rabbit* bunny parrot goldfish paw* tail*",
  scenes: [
    "A scratch, a yawn, a gentle whine / You put your little face by mine",
    "The morning starts, I feel a nose / I feel some teeth around my toes",
    "I found you by the garden wall / You were so muddy, you were so small",
    "{Name} is sleeping in the sun / And dreaming of a rabbit run",
  ],
  verses: [
    "You chew my shoes, you steal my chair / You leave your hair just everywhere",
    "You bring me sticks, you bring me sand / You put your head into my hand",
    "You chase your tail, you chase the breeze / You bark at birds up in the trees",
    "You never ask me where I've been / You're just so happy I came in",
    "You knock the glasses to the floor / Then look at me and ask for more",
    "The vacuum is your greatest foe / You're brave until it starts to go",
    "You hear the rustle of a bag / And everything begins to wag",
    "You sleep all day, you rule the night / You think the moon's a thing to bite",
    "{Name}, you are a work of art / You ate my lunch, you stole my heart",
    "{Name} knows every tree by name / And treats the mailman just the same",
  ],
  lifts: [
    "I've had a long and heavy day / You know just how to make me play",
    "And when you look at me that way / I give you half my plate, okay",
  ],
  choruses: [
    ["Good Old {Name}", "Good old {name}, good old {name} / There is no one quite like you / Good old {name}, good old {name} / You're my friend the whole day through"],
    ["Best Friend on Four Legs", "Best friend on four legs / You are waiting by the door / For a walk or scrambled eggs / I could not love you more"],
    ["Come Along", "Come along, come along / Let us run out in the sun / Come along, sing a song / You're my only one"],
  ],
  bridges: [
    "And though you cannot say a word / You're the best thing that I've heard / A heartbeat lying next to mine / That tells me everything is fine",
    "The years for you go by so fast / I want to make each minute last / So one more throw and one more run / Let's chase the shadow of the sun",
  ],
};
