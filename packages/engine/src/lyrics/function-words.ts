const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the and but or nor of to in on at for from with by as if than that into onto upon per " +
    "is are was were be been being am do does did has have had having can could will would shall should may might must " +
    "i you he she it we they me him her us them my your his its our their this these those there so not till until 'til 'cause cause " +
    "i'm i'll i've i'd you're you'll you've you'd he's he'll he'd she's she'll she'd it's it'll we're we'll we've we'd they're they'll " +
    "they've they'd that's there's who's what's let's ain't gonna wanna gotta 'em 'n just"
  ).split(" "),
);

/** Articles, prepositions, auxiliaries, pronouns: unstressed in metre. `spoken` is lower case. */
export const isFunctionWord = (spoken: string): boolean => FUNCTION_WORDS.has(spoken);
