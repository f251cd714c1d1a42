import type { Theme } from "../theme.ts";

export const heartbreak: Theme = {
  key: "heartbreak",
  triggers: "heartbr* broken_heart break_up breakup broke_up left_me divorce* ex ex-* cheat* betray* tears cry* crying apart unrequited over_you moving_on jealous*",
  scenes: [
    "Your coat is missing from the hall / A paler square upon the wall",
    "The rain is drumming on the sill / Your side of the bed is still",
    "I found your letter in a drawer / I don't live there anymore",
    "Two cups are sitting in the sink / I've had too much time to think",
  ],
  verses: [
    "You said goodbye, I said okay / I had a thousand things to say",
    "I keep on reaching for the phone / I'm learning how to be alone",
    "Your picture fell, I let it lie / I'm too worn out to even cry",
    "Our friends all ask me how I've been / I paint a smile and let them in",
    "I walk the places that we knew / And every corner looks like you",
    "The songs we loved are hard to hear / They bring you far too close, too near",
    "You took the {laughter|summer} and the light / You left me here to face the night",
    "I gave you all I had to give / Now show me how I'm meant to live",
    "The tears will dry, the scars will fade / I'm picking up the plans we made",
  ],
  lifts: [
    "I tell myself that I'm all right / And then I break again at night",
    "I try to run, I try to hide / But you're still here on the inside",
  ],
  choruses: [
    ["Without You", "I'm learning how to live without you / Through another lonely day / I'm learning how to breathe without you / Since the night you went away"],
    ["Let Me Go", "So let me go, let me go / Let me walk out in the rain / Let me go, let me go / I won't feel this kind of pain"],
    ["Still Your Name", "It's still your name that I am calling / In the quiet of the night / It's still your name, and I keep falling / Like the tears I try to fight"],
  ],
  bridges: [
    "One day I'll wake and feel all right / One day I'll sleep the whole long night / And I will smile to hear your name / And nothing else will be the same",
    "Was it the words I never said / The fears I carried in my head / It doesn't matter anymore / I hear the closing of the door",
  ],
};
