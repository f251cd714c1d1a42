import { drawsOf, uuidOf, zipf } from "./random.ts";
import { copyRow } from "./copy-in.ts";
import { END, clipFacts, likedAt, likersOf, personId, type SeedPlan } from "./seed-plan.ts";
import { capital, someWords } from "./words.ts";

export const STYLES = `pop|lo-fi hip hop|rock|synthwave|folk|house|jazz|country|hip hop|trap|indie rock|soul|techno|ambient|orchestral|r&b|drum and bass|metal|reggae|
latin pop|blues|disco funk|punk|trance|gospel|afrobeats|bossa nova|chiptune|dubstep|lullaby|sea shanty|ska`.split(/\|\s*/);
const MOODS = ["warm", "slow", "bright", "dusty", "airy", "driving", "dark", "tender", "wide", "raw", "dreamy", "upbeat"];
const KEYS = ["C", "D", "E", "F", "G", "A", "B", "Bb", "Eb", "F#"].flatMap((tonic) => [`${tonic} major`, `${tonic} minor`]);
const MODELS = ["chirp-auk-turbo", "chirp-auk-turbo", "chirp-auk-turbo", "chirp-v3-5", "chirp-v4", "chirp-auk", "chirp-bluejay"];
const HASHTAGS = 2_000;
const LINES = { pool: 20_000, sung: 16 };

export const clipId = (clip: number): string => uuidOf(1, clip);
export const projectId = (person: number): string => uuidOf(2, person);
const hashtag = ({ vocabulary }: SeedPlan, rank: number): string => `${vocabulary[rank % vocabulary.length]}${rank < vocabulary.length ? "" : rank}`;
/** Every word that a song may have. */
export const knownWords = (plan: SeedPlan): string[] => [...new Set([
  ...plan.vocabulary, ...Array.from({ length: HASHTAGS }, (_, rank) => hashtag(plan, rank)), ...MOODS, ...STYLES.flatMap((style) => style.split(/\W+/)), "verse", "chorus",
])].filter((word) => word.length >= 3 && word.length <= 40);
const iso = (time: number): string => new Date(time).toISOString();

export const CLIP_COLUMNS = [
  "id", "seq", "user_id", "project_id", "job_id", "batch_index", "created_at", "status", "attempt", "moved_at", "is_public", "published_at", "trashed_at", "title", "caption",
  "display_tags", "model_key", "task", "tags", "negative_tags", "lyrics", "description", "make_instrumental", "seed", "rights", "style", "singer", "bpm", "music_key", "meter",
  "has_vocal", "sections", "duration", "waveform", "audio_key", "image_version", "play_count", "like_count", "comment_count",
] as const;

/** What can be read of a clip. */
interface ClipTexts { title: string; caption: string; tags: string; style: string; lyrics: string; instrumental: boolean }

const linePool = ({ vocabulary, seed, clips }: SeedPlan): string[] => Array.from({ length: Math.min(LINES.pool, clips) }, (_, row) => {
  const draw = drawsOf(seed * 16 + 4, row);
  return capital(someWords(vocabulary, draw, 4 + Math.floor(draw() * 4)));
});

function textsOf(plan: SeedPlan, pool: readonly string[], clip: number): ClipTexts {
  const draw = drawsOf(plan.seed * 16 + 5, clip);
  const style = STYLES[zipf(draw(), STYLES.length)]!;
  const tags = `${MOODS[Math.floor(draw() * MOODS.length)]} ${style}, ${MOODS[Math.floor(draw() * MOODS.length)]}`;
  const instrumental = draw() < 0.2;
  const tag = () => `#${hashtag(plan, zipf(draw(), HASHTAGS))}`;
  const caption = draw() < 0.2 ? `${capital(someWords(plan.vocabulary, draw, 4))} ${tag()} ${tag()}` : "";
  return { title: capital(someWords(plan.vocabulary, draw, 1 + Math.floor(draw() * 4))), caption, tags, style, instrumental, lyrics: instrumental ? "" : singable(pool, draw) };
}

export function* clipRows(plan: SeedPlan): Generator<string> {
  const pool = linePool(plan);
  for (let clip = 0; clip < plan.clips; clip += 1) {
    const { owner, createdAt, isPublic, isTrashed, plays, likes, comments } = clipFacts(plan, clip);
    const { title, caption, tags, style, lyrics, instrumental } = textsOf(plan, pool, clip);
    const draw = drawsOf(plan.seed * 16 + 13, clip);
    const id = clipId(clip);
    const duration = 60 + Math.floor(draw() * 180);
    const when = iso(createdAt);
    yield copyRow([
      id, clip + 1, personId(owner), projectId(owner), uuidOf(3, clip >> 1), clip & 1, when, "complete", 1, when, isPublic, isPublic ? when : null, isTrashed ? iso(END) : null,
      title, caption, tags, MODELS[Math.floor(draw() * MODELS.length)]!, "create", tags, "",
      lyrics, "", instrumental, clip % 4_294_967_296, draw() < 0.2 ? "commercial" : "non-commercial", style, instrumental ? null : "alma",
      70 + Math.floor(draw() * 90), KEYS[Math.floor(draw() * KEYS.length)]!, "4/4", !instrumental, sections(duration), duration, waveform(draw), `clips/${id}/master-1.mp3`, 1,
      plays, likes, comments,
    ]);
  }
}

export const SEARCH_COLUMNS = ["clip_id", "user_id", "seq", "listed", "title", "words"] as const;

/** What the trigger on `clip` would index; seed-database.ts compares some of it with what the trigger's own function makes. */
export function* searchRows(plan: SeedPlan): Generator<string> {
  const pool = linePool(plan);
  for (let clip = 0; clip < plan.clips; clip += 1) {
    const { owner, isPublic, isTrashed } = clipFacts(plan, clip);
    const { title, caption, tags, style, lyrics } = textsOf(plan, pool, clip);
    yield copyRow([
      clipId(clip), personId(owner), clip + 1, isPublic && !isTrashed, textVector([[title, ""]]), textVector([[title, "A"], [`${tags} ${tags} ${style}`, "B"], [caption, "C"], [lyrics, ""]]),
    ]);
  }
}

/** A tsvector as PostgreSQL reads it. Weight D is the one that goes without saying. */
function textVector(parts: readonly (readonly [text: string, weight: string])[]): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const [text, weight] of parts) {
    for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
      position += 1;
      const known = places.get(word);
      if (known) known.push(`${position}${weight}`);
      else places.set(word, [`${position}${weight}`]);
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(",")}`).join(" ");
}

export const HASHTAG_COLUMNS = ["tag", "clip_id", "seq"] as const;

export function* hashtagRows(plan: SeedPlan): Generator<string> {
  const pool = linePool(plan);
  let row = 0;
  for (let clip = 0; clip < plan.clips; clip += 1) {
    const { isPublic, isTrashed } = clipFacts(plan, clip);
    if (!isPublic || isTrashed) continue;
    for (const tag of new Set(textsOf(plan, pool, clip).caption.match(/#\w+/g))) yield copyRow([tag.slice(1), clipId(clip), (row += 1)]);
  }
}

function singable(pool: readonly string[], draw: () => number): string {
  const line = () => pool[Math.floor(draw() ** 1.5 * pool.length)]!;
  const lines = Array.from({ length: LINES.sung }, line);
  return `[Verse 1]\n${lines.slice(0, 6).join("\n")}\n\n[Chorus]\n${lines.slice(6, 10).join("\n")}\n\n[Verse 2]\n${lines.slice(10).join("\n")}`;
}

function sections(duration: number): string {
  const at = (part: number) => Math.round(duration * part * 100) / 100;
  return JSON.stringify(["Intro", "Verse 1", "Chorus 1", "Verse 2", "Chorus 2", "Outro"].map((name, index) => (
    { name, kind: name.replace(/ \d/, "").toLowerCase(), start: at([0, 0.08, 0.3, 0.45, 0.7, 0.92][index]!), end: at([0.08, 0.3, 0.45, 0.7, 0.92, 1][index]!) }
  )));
}

function waveform(draw: () => number): string {
  const [phase, depth] = [draw() * 6, 20 + draw() * 30];
  return `{${Array.from({ length: 256 }, (_, index) => Math.max(0, Math.min(100, Math.round(60 + depth * Math.sin(phase + index / 9) + ((index * 37) % 11))))).join(",")}}`;
}

export const REACTION_COLUMNS = ["clip_id", "user_id", "reaction", "created_at"] as const;

export function* reactionRows(plan: SeedPlan): Generator<string> {
  for (let clip = 0; clip < plan.clips; clip += 1) {
    const { likes, createdAt } = clipFacts(plan, clip);
    for (const liker of likersOf(plan, clip, likes)) yield copyRow([clipId(clip), personId(liker), "LIKE", iso(likedAt(plan, clip, liker, createdAt))]);
  }
}

export const COMMENT_COLUMNS = ["id", "seq", "clip_id", "user_id", "parent_id", "text", "created_at"] as const;

/** Every comment is a first one: replies are a list of their own, of which each thread has few. */
export function* commentRows(plan: SeedPlan): Generator<string> {
  let row = 0;
  for (let clip = 0; clip < plan.clips; clip += 1) {
    const { comments, createdAt } = clipFacts(plan, clip);
    for (let nth = 0; nth < comments; nth += 1) {
      const draw = drawsOf(plan.seed * 16 + 6, (row += 1));
      yield copyRow([
        uuidOf(4, row), row, clipId(clip), personId(Math.floor(draw() * plan.people)), null, capital(someWords(plan.vocabulary, draw, 3 + Math.floor(draw() * 14))),
        iso(createdAt + draw() * (END - createdAt)),
      ]);
    }
  }
}
