import { STRESS_PAIRS } from "./stress-pairs.ts";

/** Spellings with two sounds: which one, by the words around it. Words are lower case; "" stands beyond the edges of the text. */
interface Place {
  before: string;
  /** Two before. */
  earlier: string;
  after: string;
  /** Two after. */
  later: string;
  /** All words of the line. */
  line: readonly string[];
}

/** Tried in order; without a match the usual sound holds: the override's, else the dictionary's. */
type Choices = readonly (readonly [sound: string, when: (place: Place) => boolean])[];

const among = (words: string): ((word: string) => boolean) => {
  const set = new Set(words.split(" "));
  return (word) => set.has(word);
};

const determiner = among("a an the this that these those no my your his her our their its one every each another any some what which whose single last first");
const modal = among(
  "to will would can could should must might may shall let's don't didn't doesn't won't can't couldn't wouldn't shouldn't gonna wanna gotta cannot " +
    "never please you'll i'll we'll they'll he'll she'll it'll i'd you'd we'd they'd he'd she'd",
);
const subject = among("i you we they he she it who");
const object = among("me you him her us them it");
const perfect = among("have has had i've you've we've they've having haven't hasn't hadn't who's");
const being = among("be been is are am was were i'm you're we're they're he's she's it's that's get got gets never already ever");
const feeling = among("am is are was were be been feel feels felt feeling so i'm you're we're they're she's he's seem seems quite stay remain");
const degree = among("so too as very that how stay stand hold come comes came stayed get gets keep be is are am was were you're we're i'm up pretty real");
const holding = among("hold keep pull bring draw have want need get feel kept held pulled holding keeping pulling hug");
const torn = among("down apart up me us you it that this my your his her our their through away off out the into at open");

/** Said of somebody or as an order: "to record", "we record", "record the". */
const isVerb = ({ before, after }: Place): boolean =>
  modal(before) || (subject(before) && after !== "") || (before === "" && (object(after) || among("the my your our this that a")(after)));

const HETERONYMS: Readonly<Record<string, Choices>> = {
  the: [["DH IY0", ({ after }) => startsWithVowel(after)]],
  close: [["K L OW1 S", ({ before, earlier, after }) => degree(before) || among("to by enough together beside behind as call friend friends range shave quarters")(after) || (object(before) && holding(earlier))]],
  tear: [["T IH1 R", ({ before, after }) => (determiner(before) && before !== "that") || (before === "that" && among("away from in rolls falls fell")(after)) || among("drop drops rolls falls fell stained")(after)]],
  tears: [["T EH1 R Z", ({ before, after }) => object(after) || after === "apart" || (among("it she he that this love time which and who")(before) && torn(after))]],
  read: [["R EH1 D", ({ before, earlier, line }) => perfect(before) || being(before) || (perfect(earlier) && !modal(before)) || among("he she")(before) || line.some(among("yesterday ago")) || saysLast(line)]],
  use: [["Y UW1 S", ({ before }) => determiner(before) || among("of what's in good much little")(before)], ["Y UW1 Z", () => true]],
  used: [["Y UW1 S T", ({ after }) => after === "to"]],
  live: [["L AY1 V", ({ before, after, later }) =>
    (among("we're they're i'm are going goes broadcast streaming alive play playing played sing singing")(before) && (after === "" || among("on from in and tonight at")(after))) ||
    among("wire music show shows band concert version album recording audience tv television broadcast stream performance")(after) ||
    (before === "" && after === "from") || (after === "on" && among("stage air tv the")(later) && before === "")]],
  lives: [["L AY1 V Z", ({ before, after }) =>
    among("our their your his her my two three nine many other past these those the of all both separate double several different")(before) ||
    (before !== "" && !among("he she it who that nobody somebody someone everyone love hope")(before) && !among("in on here there alone forever inside within for by at with")(after))]],
  wind: [["W AY1 N D", ({ before, after }) => !determiner(before) && (modal(before) || among("up down me it around back")(after) || among("roads rivers paths streets")(before))]],
  winds: [["W AY1 N D Z", ({ before, after }) => among("road river path trail street lane it which")(before) && (after === "" || among("through around down up along on its away")(after))]],
  wound: [["W AW1 N D", ({ before, after }) => among("up down around round tight through back")(after) || (subject(before) && after !== "")], ["W UW1 N D", () => true]],
  lead: [["L EH1 D", ({ before, after }) => (among("of like as heavy")(before) && (after === "" || !determiner(after))) || among("pipe pipes balloon bullet bullets weight shot paint pencil")(after)]],
  bow: [["B OW1", ({ before, earlier, after }) => among("and tie string strings")(after) || among("violin cello red pink silver golden velvet ribbon silk")(before) ||
    (determiner(before) && !among("take took taking takes taken make made on beneath across over at off from")(earlier))]],
  dove: [["D OW1 V", ({ before, after }) => subject(before) || (among("in into down under off deep")(after) && !determiner(before) && before !== "")]],
  content: [["K AH0 N T EH1 N T", ({ before, after }) => feeling(before) || after === "with"]],
  excuse: [["IH0 K S K Y UW1 Z", (place) => isVerb(place) || object(place.after)]],
  house: [["HH AW1 Z", ({ before, after }) => modal(before) && determiner(after)]],
  separate: [["S EH1 P R AH0 T", (place) => !isVerb(place) && place.after !== "" && !object(place.after) && !determiner(place.after) && place.after !== "from"]],
  blessed: [["B L EH1 S IH0 D", ({ before, after }) => determiner(before) && after !== ""]],
  learned: [["L ER1 N IH0 D", ({ before, after }) => determiner(before) && among("man men friend scholar")(after)]],
  minute: [["M AY0 N UW1 T", ({ after }) => among("detail details")(after)]],
  entrance: [["EH0 N T R AE1 N S", (place) => isVerb(place) && object(place.after)]],
  bass: [["B AE1 S", ({ before }) => among("sea striped largemouth")(before)], ["B EY1 S", () => true]],
};

const startsWithVowel = (word: string): boolean => /^([aeio]|u(?!ni|s[eu])|hour|honest|honou?r|heir)/.test(word) && !/^(one|once|eu)/.test(word);

/** "last night", "last year": told of the past. */
const saysLast = (line: readonly string[]): boolean => line.some((word, i) => word === "last" && among("night week year summer winter month time")(line[i + 1] ?? ""));

/** The sound that the word at `at` has in this line, or undefined when the usual one is right. */
export function heteronymSound(line: readonly string[], at: number): string | undefined {
  const word = line[at]!;
  const place: Place = { before: line[at - 1] ?? "", earlier: line[at - 2] ?? "", after: line[at + 1] ?? "", later: line[at + 2] ?? "", line };
  const pair = STRESS_PAIRS.get(word);
  if (pair) return isVerb(place) || subject(place.before) || object(place.after) ? pair.verb : pair.noun;
  return Object.hasOwn(HETERONYMS, word) ? HETERONYMS[word]!.find(([, when]) => when(place))?.[0] : undefined;
}
