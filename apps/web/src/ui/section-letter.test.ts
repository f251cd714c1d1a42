import { expect, test } from "vitest";
import { sectionLetter } from "./section-letter.ts";

test("parts of a song have the letters people know, and unknown ones their own", () => {
  expect(["intro", "Verse", "pre-chorus", "chorus", "bridge", "outro", "drop", "rap"].map(sectionLetter)).toEqual(["I", "V", "P", "C", "B", "O", "C", "R"]);
});
