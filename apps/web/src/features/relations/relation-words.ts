/** How one song was made of another, after "is a" or above its title. */
const WORDS: Record<string, string> = {
  extend: "Extended from", cover: "Cover of", infill: "Section replaced in", variation: "Variation of", remaster: "Remaster of", stems: "Stem of", speed: "Speed changed from",
  add_vocals: "Vocals added to", add_instrumental: "Instrumental added to", crop: "Cropped from", fade: "Faded from", concat: "Joined from",
};

/** "Cover of", for what stands above or beside the title of the song it was made from. */
export const madeFrom = (relation: string): string => WORDS[relation] ?? "Made from";
