import type { VoiceWish } from "./brief.ts";
import type { Style } from "./style.ts";

/** Who should sing, and how, in ordinary words. */
export function readVoice(text: string, style: Style): VoiceWish {
  const has = (pattern: RegExp): boolean => pattern.test(text);
  const female = has(/\b(female|woman|women|girl|lady|soprano|alto|mezzo|diva|her voice)\b/i);
  const male = has(/\b(male|man's voice|men|boy|guy|tenor|baritone|bass voice|bass singer|deep voice|crooner|his voice)\b/i);
  const register = has(/\b(duet|duo|male and female|female and male|both voices)\b/i) || (female && male) ? "duet"
    : has(/\b(choir|choral|gospel choir|chorus of voices|ensemble of voices|a ?cappella)\b/i) ? "choir"
    : female ? "female" : male ? "male" : "any";
  const delivery = has(/\b(rap|rapped|rapping|rapper|mc|hip[- ]?hop verses?)\b/i) ? "rap" : has(/\b(spoken word|spoken|recited|narrat\w+)\b/i) ? "spoken" : style.vocal.delivery;
  const manner = has(/\b(whisper\w*|breathy|soft voice|airy|intimate|hushed|gentle voice|soft vocals)\b/i) ? "soft" : has(/\b(powerful|belt\w*|strong voice|shout\w*|soaring|raspy|growl\w*)\b/i) ? "strong" : "plain";
  return { register, delivery, manner };
}

/** Whether the words ask for a song without singing. */
export const wantsInstrumental = (text: string): boolean =>
  /\b(instrumental|no vocals?|without (?:vocals?|singing|voice|words|lyrics)|no singing|no voice|no lyrics|wordless|background music)\b/i.test(text);
