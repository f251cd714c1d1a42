import type { Theme } from "../theme.ts";

export const loss: Theme = {
  key: "loss",
  triggers: "loss* lost grief griev* mourn* funeral died death dead dying memorial remember* passed_away gone miss_you missing_you missing_her missing_him losing_you losing_her losing_him losing_someone losing_a_friend losing_my_dog losing_my_cat losing_my_mother losing_my_father losing_my_mom losing_my_dad losing_my_friend passing_of goodbye farewell sad sadness lonely loneliness melanchol* empty sorrow*",
  scenes: [
    "Your chair is empty by the door / The clock's not ticking anymore",
    "I keep your jacket on the hook / I keep the pages of your book",
    "The church was full, the sky was grey / I couldn't find the words to say",
    "I still set out the second cup / I haven't learned to give you up",
  ],
  verses: [
    "I say your name out loud at night / {Name}, I still leave on the light",
    "{Name}, I kept your place for you / The morning light is coming through",
    "I hear your footstep on the stair / I turn around and no one's there",
    "The garden that you loved has grown / It does its dancing all alone",
    "The seasons turn, the seasons stay / I talk to you most every day",
    "I kept your letters in a box / Beside a pair of broken clocks",
    "They say that time will ease the pain / It comes and goes, just like the rain",
    "I wear your ring upon my hand / There's no one who would understand",
    "The house is quiet, far too wide / There's so much room for me inside",
    "I saw a bird upon the sill / And for a while the world stood still",
    "You taught me how to tie a line / How bread should rise, how stars should shine",
  ],
  lifts: [
    "And every time the evening falls / I hear you singing through the walls",
    "I would have given all I own / For one more hour, you alone",
  ],
  choruses: [
    ["Until We Meet", "Until we meet, until we meet / On the far side of the sea / I'll keep a place, I'll keep a seat / For you here next to me"],
    ["Still Here", "You're still here, you're still here / In the things I say and do / You're still here, always near / I carry you"],
    ["Miss You Still", "I miss you still, I miss you still / When the lights are burning low / I miss you still, I always will / More than you could know"],
  ],
  bridges: [
    "And love is not a thing that ends / It only turns, it only bends / It's in the water, in the tree / It's in the way you looked at me",
    "So sleep now, let the river run / Your work is through, your day is done / And I will sing you on your way / I'll see you on another day",
  ],
};
