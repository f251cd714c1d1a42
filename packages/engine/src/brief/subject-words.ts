/** Capitalised words that are no person: days, months, titles, words of music. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  ("i i'm monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "christmas easter halloween english spanish french german italian japanese american irish celtic latin african god lord jesus bpm edm rnb lofi " +
    "major minor sharp flat key style genre mood tempo song verse chorus bridge intro outro the a an and but or my your our it this that with for about " +
    "write make create compose sing please happy sad slow fast upbeat dark rock pop jazz folk house techno trap metal blues country soul funk disco reggae ambient " +
    "female male vocals vocal instrumental voice new old summer winter autumn spring earth moon sun mars internet ai love heaven hell no not just only").split(" "),
);

/** Words that describe the music or the order, not a thing to sing about. */
export const NOT_THINGS: ReadonlySet<string> = new Set(
  ("song songs track tune beat beats music ballad anthem style genre vibe mood tempo bpm key vocals vocal singer voice chorus verse bridge intro melody lyrics instrumental " +
    "synthwave pop folk lofi lo-fi house rock jazz orchestral techno trap metal blues country soul funk disco reggae ambient rap hip-hop hip hop edm upbeat happy sad " +
    "something anything everything nothing it them me you us him her someone one love life minor major minute minutes second seconds").split(" "),
);
