import type { Brief } from "../brief/brief.ts";
import { leastSeconds, lineBars } from "../brief/line-bars.ts";
import { formLines } from "../brief/plan-length.ts";
import { SAD_DOING } from "../brief/read-subject.ts";
import type { Random } from "../random.ts";
import type { SectionKind } from "../score/score.ts";
import { BRIDGE_MOULDS, BRIGHT_CHORUSES, DARK_CHORUSES, LIFT_MOULDS, RAP_MOULDS, VERSE_MOULDS } from "./moulds.ts";
import type { LyricLine, LyricSection, LyricSheet } from "./lyric-sheet.ts";
import { fillPassage, slotsOf, spread, type Passage } from "./passages.ts";
import type { Pronouncer } from "./pronunciation.ts";
import { rhymeKey } from "./rhyme.ts";
import { sectionName } from "./section-tags.ts";
import * as general from "./subject-passages.ts";
import type { Theme } from "./theme.ts";
import { findTheme, THEMES } from "./themes/catalogue.ts";
import { LEXICON, type ThemeWords } from "./themes/lexicon.ts";

const KINDS: Record<string, SectionKind> = {
  I: "intro", V: "verse", P: "pre-chorus", C: "chorus", H: "post-chorus", B: "bridge", K: "break", D: "drop", S: "solo", N: "interlude", O: "outro",
};

/** Sections of the planned form, empty, with a title: what an instrumental has for a sheet. */
export function formSheet(brief: Brief, random: Random): LyricSheet {
  const theme = themesOf(brief)[0]!;
  const slots = slotsOf(brief.subject, undefined);
  const options = theme.choruses.map(([title]) => title).filter((title) => !/\{/.test(title) || slots[title.replace(/[{}]/g, "").toLowerCase()]);
  return { title: brief.title ?? (options.length ? fillTitle(random.pick(options), slots) : "Untitled"), sections: labelled(brief.form, () => []) };
}

const themesOf = (brief: Brief): Theme[] => {
  const found = brief.subject.themes.map(findTheme).filter((theme) => theme !== undefined);
  return found.length > 0 ? found : [THEMES[0]!];
};

const SMALL = new Set("a an the and but or of to in on at for from with by as if than into like".split(" "));
/** Title case as printed on records. */
export const titleCase = (text: string): string =>
  text.split(" ").map((word, i) => (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");

const fillTitle = (pattern: string, slots: Readonly<Record<string, string | undefined>>): string =>
  titleCase(pattern.replace(/\{([^{}]+)\}/g, (_, slot: string) => slots[slot.toLowerCase()] ?? ""));

/** Sections in order, verses numbered where there are several. */
function labelled(form: string, linesFor: (kind: SectionKind, occurrence: number) => LyricLine[]): LyricSection[] {
  const kinds = [...form.replace("+", "")].map((letter) => KINDS[letter]!);
  const seen = new Map<SectionKind, number>();
  return kinds.map((kind) => {
    const occurrence = seen.get(kind) ?? 0;
    seen.set(kind, occurrence + 1);
    const numbered = kind === "verse" && kinds.filter((other) => other === kind).length > 1;
    return { kind, label: numbered ? `${sectionName(kind)} ${occurrence + 1}` : sectionName(kind), lines: linesFor(kind, occurrence) };
  });
}

/**
 * Words for the brief's form: a hook that gives the title and returns, verses that go on with the subject, one lift, one bridge.
 * Couplets rhyme by sound; lines of a stanza differ by three syllables at most. Deterministic for (brief, random seed).
 */
export function writeLyrics(brief: Brief, pronouncer: Pronouncer, random: Random): LyricSheet {
  // Other subjects under one seed take other turns.
  const desk = new Desk(brief, pronouncer, random.fork(JSON.stringify([brief.subject, brief.title])));
  const hook = desk.chorus();
  const lift = desk.stanza(desk.themes.flatMap((theme) => theme.lifts), LIFT_MOULDS, 2, general.ANY_LIFTS);
  const bridge = desk.stanza(desk.themes.flatMap((theme) => theme.bridges), BRIDGE_MOULDS, 4, general.ANY_BRIDGES);
  const plain = (lines: readonly string[]): LyricLine[] => lines.map((text) => ({ text }));
  const verses = new Map<number, LyricLine[]>();
  const sections = labelled(brief.form, (kind, occurrence) => {
    if (kind === "verse") {
      if (!verses.has(occurrence)) verses.set(occurrence, plain(brief.style.stanza === "AAB" ? askTwice(desk.verse(occurrence, 2)) : desk.verse(occurrence, formLines("V", brief.form, brief.voice.delivery))));
      return verses.get(occurrence)!;
    }
    if (kind === "chorus") return plain(hook.lines);
    if (kind === "pre-chorus") return plain(lift);
    if (kind === "bridge") return plain(bridge);
    if (kind === "post-chorus") return [{ text: hook.lines[0]!, backing: hook.echo }, { text: hook.lines.at(-1)! }];
    return [];
  });
  return { title: hook.title, sections };
}

/** A couplet as a blues stanza: the first line again, then the answer. */
const askTwice = (lines: readonly string[]): string[] => (lines.length < 2 ? [...lines] : [lines[0]!, lines[0]!, ...lines.slice(1)]);

/** Lines written for the theme itself are preferred to those that any theme can fill. */
const MOULDS: ReadonlySet<string> = new Set([...VERSE_MOULDS, ...LIFT_MOULDS, ...BRIDGE_MOULDS]);

/** Themes whose activities are done with a light heart. */
const LIGHT = new Set(["road", "sea", "summer", "party", "joy", "nature", "space", "travel", "night", "food", "dream", "coffee", "rain", "winter", "city"]);

/** The writer's table: what is there to choose from and what has been used. */
class Desk {
  readonly themes: Theme[];
  /** Of the main theme; absent where a theme has none. */
  readonly words: ThemeWords | undefined;
  readonly #brief: Brief;
  readonly #pronouncer: Pronouncer;
  readonly #random: Random;
  readonly #slots: Record<string, string | undefined>;
  readonly #used = new Set<string>();
  readonly #rhymes: string[] = [];
  readonly #filled = new Map<string, Passage | undefined>();

  constructor(brief: Brief, pronouncer: Pronouncer, random: Random) {
    this.themes = themesOf(brief);
    this.words = LEXICON[this.themes[0]!.key];
    this.#brief = brief;
    this.#pronouncer = pronouncer;
    this.#random = random;
    this.#slots = slotsOf(brief.subject, brief.title);
  }

  #fill(pattern: string): Passage | undefined {
    if (!this.#filled.has(pattern)) {
      const random = this.#random.fork(pattern);
      this.#filled.set(pattern, fillPassage(pattern, { ...this.#slots, ...this.#own(random.fork("own")) }, this.#pronouncer, random));
    }
    return this.#filled.get(pattern);
  }

  /** Words of the main theme for a mould; a thing nobody has lines for stands for itself. */
  #own(random: Random): Record<string, string | undefined> {
    const { subject } = this.#brief;
    const [t, u] = subject.recognised || !this.#concrete ? random.shuffled(this.words?.things ?? []) : [subject.thing, undefined];
    return { t, u, p: this.words ? random.pick(this.words.places) : undefined };
  }

  /** Ready passages of a list that have not been sung yet. */
  #ready(patterns: readonly string[]): Passage[] {
    return patterns.flatMap((pattern) => (this.#used.has(pattern) ? [] : (this.#fill(pattern) ?? [])));
  }

  /** The activity can be sung of gladly: nothing is lost, missed or broken in it. */
  get #singsOfDoing(): boolean {
    const { activity } = this.#brief.subject;
    return activity !== undefined && this.#brief.mood.valence > -0.2 && !SAD_DOING.test(activity) && (this.#brief.mood.valence > 0.1 || LIGHT.has(this.themes[0]!.key) || !this.#brief.subject.recognised);
  }

  /** The thing can be pointed at: "my old truck", not "climate change". */
  get #concrete(): boolean {
    return /^(the|my|our|your|his|her|their|this|these|those) /.test(this.#brief.subject.thing ?? "");
  }

  /** The main theme's own lines speak of the thing already. */
  get #covered(): boolean {
    const head = this.#brief.subject.thing?.split(" ").at(-1)?.replace(/s$/, "").toLowerCase();
    return head !== undefined && [...this.themes[0]!.verses, ...this.themes[0]!.scenes].filter((line) => line.toLowerCase().includes(head)).length > 2;
  }

  /** The last sounds of a line. */
  #rhyme(line: string): string {
    const last = this.#pronouncer.pronounce(line).at(-1);
    return last ? rhymeKey(last) : "";
  }

  chorus(): { title: string; lines: string[]; echo: string } {
    const { subject, title } = this.#brief;
    const options: (readonly [string, string, number])[] = [];
    if (title) options.push(...general.TITLE_CHORUSES.map((lines) => [title, lines, 3] as const));
    else {
      const own = this.themes.flatMap((theme, i) => theme.choruses.map(([name, lines]) => [name, lines, (i === 0 ? 1 : this.words?.dark ? 0.02 : 0.1) * (/\{/.test(lines) ? 6 : 1)] as const));
      const weight = !subject.recognised ? 8 : this.#concrete ? (this.#covered ? 0.4 : 1.2) : 0;
      if (subject.recognised || !subject.thing) options.push(...own, ...this.#mouldChoruses());
      if (subject.thing && weight > 0) options.push(...(this.#concrete ? general.THING_CHORUSES : general.THING_CHORUSES.slice(0, 1)).map(([name, lines]) => [name, lines, weight] as const));
      if (subject.thing && !subject.recognised && this.#concrete) options.push(...this.#mouldChoruses([subject.thing], 1));
      if (this.#singsOfDoing) options.push(...this.#mouldChoruses([subject.activity!], 0.2), ...general.ACTIVITY_CHORUSES.map(([name, lines]) => [name, lines, 1.2] as const));
      if (subject.name && this.#brief.mood.valence > -0.2) options.push(...general.NAME_CHORUSES.map(([name, lines]) => [name, lines, subject.recognised ? 0.5 : 10] as const));
    }
    const ready = options.flatMap(([name, lines, weight]) => {
      const passage = this.#fill(lines);
      const fits = passage && spread(passage.syllables) <= 3 && Math.max(...passage.syllables) <= 12 && !(title === undefined && passage.syllables.some((count) => count > 11));
      return fits ? [{ name, passage, weight }] : [];
    });
    const fallback = (): { name: string; passage: Passage; weight: number } => {
      const [name, lines] = this.#random.pick(this.themes[0]!.choruses.filter(([, text]) => !/\{/.test(text)));
      return { name, passage: this.#fill(lines)!, weight: 1 };
    };
    const chosen = ready.length ? this.#random.fork("chorus").weighted(ready, (entry) => entry.weight) : fallback();
    this.#take(chosen.passage);
    const shown = title ?? fillTitle(chosen.name, this.#slots);
    return { title: shown, lines: chosen.passage.lines, echo: this.#random.fork("echo").pick(["oh, oh", "oh", "hey, hey", "ooh"]) };
  }

  /** Hooks of the theme, each with a turn of its own. */
  #mouldChoruses(hooks = this.words?.hooks ?? [], weight = 0.45): (readonly [string, string, number])[] {
    const random = this.#random.fork(`mould choruses ${hooks[0]}`);
    const shapes = this.words?.dark || this.#brief.mood.valence < -0.3 ? DARK_CHORUSES : BRIGHT_CHORUSES;
    return shapes.flatMap((shape) => random.shuffled(hooks).slice(0, 2).map((hook) => {
      const inLine = /^I\b/.test(hook) ? hook : hook.charAt(0).toLowerCase() + hook.slice(1);
      return [titleCase(hook), shape.replaceAll("{h}", inLine), weight] as const;
    }));
  }

  #take(passage: Passage): void {
    this.#used.add(passage.pattern);
    for (const line of passage.lines) this.#rhymes.push(this.#rhyme(line));
  }

  /** A verse: the first one opens with the scene and the subject itself, later ones go on. */
  verse(occurrence: number, lines: number): string[] {
    if (this.#brief.voice.delivery === "rap" && lines >= 8) return this.#rapVerse(lines);
    const { subject } = this.#brief;
    const cheerful = this.#brief.mood.valence > -0.2;
    const special = [
      ...(subject.thing ? general.THING_VERSES : []), ...(this.#concrete && !subject.recognised && cheerful ? general.THING_JOKES : []),
      ...(this.#singsOfDoing ? general.ACTIVITY_VERSES : []), ...(subject.name && cheerful ? general.NAME_VERSES : []), ...(subject.place ? general.PLACE_VERSES : []),
    ];
    const slotted = this.themes.flatMap((theme) => [...theme.scenes, ...theme.verses]).filter((pattern) => /\{(name|age|thing|place|activity)\}/i.test(pattern));
    const main = this.themes[0]!;
    const side = this.themes.slice(1).flatMap((theme) => theme.verses);
    const named = slotted.length > 0 || (subject.name !== undefined && cheerful) || subject.place !== undefined;
    const chance = named ? (occurrence === 0 ? 1 : 0.6) : subject.thing && !this.#covered ? (occurrence === 0 ? 1 : 0.5) : occurrence === 0 ? 0.4 : 0.2;
    const wantsSpecial = special.length + slotted.length > 0 && (!subject.recognised || this.#random.fork(`special ${occurrence}`).chance(chance));
    const out: Passage[] = [];
    const count = (): number => out.reduce((sum, passage) => sum + passage.lines.length, 0);
    const add = (patterns: readonly string[]): boolean => {
      const passage = this.#choose(patterns, out, lines - count());
      if (passage) { out.push(passage); this.#take(passage); }
      return passage !== undefined;
    };
    if (occurrence === 0 && subject.recognised) add(main.scenes);
    // Whoever the song is for is named in the first verse.
    const naming = [...slotted, ...special].filter((pattern) => /\{name\}/i.test(pattern));
    const isNamed = occurrence === 0 && subject.name !== undefined && (add(naming.filter((pattern) => slotted.includes(pattern))) || add(naming));
    if (wantsSpecial && !isNamed && !add(slotted)) add(special);
    else if (occurrence === 0 && isNamed && subject.age) add(slotted.filter((pattern) => /\{age\}/i.test(pattern)));
    while (count() < lines) {
      const fromSide = side.length > 0 && this.#random.fork(`side ${occurrence} ${count()}`).chance(0.28);
      if (fromSide && add(side)) continue;
      if (!subject.recognised && special.length > 0 && add([...special, ...general.ANY_VERSES, ...VERSE_MOULDS])) continue;
      if (!(add([...main.verses, ...VERSE_MOULDS]) || add(side) || add(main.scenes) || add(general.ANY_VERSES) || add(special))) break;
    }
    return out.flatMap((passage) => passage.lines);
  }

  /** Sixteen bars, or eight: couplets with rhymes inside, the first of them about the subject. */
  #rapVerse(lines: number): string[] {
    const out: Passage[] = [];
    // Lines of one length in bars: a longer one would tear the flow.
    const { bpm, meter } = this.#brief;
    const bar = (meter.beatsPerBar * 240) / (meter.unit * bpm);
    const window = lineBars(11, bpm, meter, "rap") * bar;
    const flows = RAP_MOULDS.filter((pattern) => (this.#fill(pattern)?.syllables ?? []).every((count) => leastSeconds(count, "rap", bar) <= window));
    const about = flows.filter((pattern) => /\{[tTpP]\}/.test(pattern));
    while (out.length * 2 < lines) {
      const passage = (out.length === 0 || out.length === 4 ? this.#choose(about, out.slice(-2), 2) : undefined) ?? this.#choose(flows, out.slice(-2), 2) ?? this.#choose(flows, [], 2) ?? this.#choose(RAP_MOULDS, [], 2);
      if (!passage) break;
      out.push(passage);
      this.#take(passage);
    }
    return out.flatMap((passage) => passage.lines);
  }

  stanza(patterns: readonly string[], moulds: readonly string[], lines: number, spare: readonly string[]): string[] {
    const first = this.themes[0]!;
    const own = patterns.filter((pattern) => first.lifts.includes(pattern) || first.bridges.includes(pattern));
    const passage = this.#choose([...own, ...moulds], [], lines) ?? this.#choose(patterns, [], lines) ?? this.#choose(spare, [], lines);
    if (!passage) return [];
    this.#take(passage);
    return passage.lines;
  }

  /** A passage of at most so many lines that keeps the stanza's length and does not rhyme on the sounds just used. */
  #choose(patterns: readonly string[], beside: readonly Passage[], lines: number): Passage | undefined {
    const counts = beside.flatMap((passage) => passage.syllables);
    const [low, high] = this.#brief.style.vocal.syllables;
    const recent = this.#rhymes.slice(-8);
    const ready = this.#ready(patterns).filter((passage) => passage.lines.length <= lines && spread([...counts, ...passage.syllables]) <= 3);
    if (ready.length === 0) return undefined;
    return this.#random.fork(`choose ${this.#used.size}`).weighted(ready, (passage) => {
      const away = passage.syllables.reduce((sum, n) => sum + Math.max(0, low - n, n - high - 1), 0);
      const favour = MOULDS.has(passage.pattern) ? 1 : 3;
      const repeats = passage.lines.some((line) => recent.includes(this.#rhyme(line))) ? 0.12 : 1;
      return (favour * repeats) / (1 + away);
    });
  }
}
