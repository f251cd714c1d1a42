import { createRandom, type Random } from "../random.ts";
import type { SongRequest } from "../song/song-request.ts";
import { keyName } from "../compose/spell.ts";
import { bendStyle } from "./bend-style.ts";
import type { Brief, Subject } from "./brief.ts";
import { dressEra, readEra } from "./dress-era.ts";
import { describeArtists, withoutArtists } from "./describe-artists.ts";
import type { Layer } from "./style.ts";
import { detectLanguage, languageName } from "./detect-language.ts";
import { namedLength, planForm } from "./plan-length.ts";
import { exclusions, readInstruments } from "./read-instruments.ts";
import { namedKey, readKey } from "./read-key.ts";
import { PRESET_PLANS, seatPlayers } from "./preset.ts";
import { readCurve, readForm } from "./read-form.ts";
import { readMeter } from "./read-metre.ts";
import { readMood } from "./read-mood.ts";
import { readStyle } from "./read-style.ts";
import { readSubject } from "./read-subject.ts";
import { STYLES } from "./styles/catalogue.ts";
import { namedBeyond, namedTempo, readTempo } from "./read-tempo.ts";
import { singersOf } from "../sing/singers.ts";
import { readVoice, wantsInstrumental } from "./read-voice.ts";

/** Seconds of a song nobody gave a length for. */
const USUAL_LENGTH = 125;

/**
 * Understands a request. Never throws: what it does not understand falls back to the style's habits.
 * Tempo, key and metre named in words are obeyed exactly, those of the style field before those of the prompt.
 */
export function readBrief(request: SongRequest): Brief {
  const random = createRandom(request.seed).fork("brief");
  const { persona, preset = "rich" } = request;
  const plan = PRESET_PLANS[preset];
  const notes: string[] = [];
  const { texts: [prompt = "", styleText = ""], described } = describeArtists([tidy(request.prompt), tidy(request.style) || tidy(persona?.style)]);
  notes.push(...described);
  const exclude = tidy(request.exclude);
  const said = `${styleText}. ${prompt}`;
  const influence = slider(request.sliders?.styleInfluence);
  const weirdness = slider(request.sliders?.weirdness);
  // Under a strict hand only the style text speaks of the sound; tempo, key and metre named anywhere are obeyed all the same.
  const sound = influence >= 0.75 && styleText ? styleText : said;
  const { style: usual, named, guessed, crowd } = readStyle(styleText, prompt, `${exclude}, ${exclusions(said)}`, influence);
  if (guessed) notes.push(guessed);
  if (crowd && described.length === 0) notes.push(`“${crowd.slice(0, -1).join(", ")} and ${crowd.at(-1)}” is more than one song can be, so it became ${usual.name.toLowerCase()}.`);
  const style = dressEra(bendStyle(usual, weirdness, random.fork("bend")), readEra(sound));
  const mood = readMood(said);
  const meter = readMeter(said, style);
  const bpm = namedTempo(said) ?? readTempo(sound, style, mood, random.fork("tempo"));
  const outside = namedBeyond(said);
  if (outside !== undefined) notes.push(`${outside} BPM is outside what the band can play (40 to 240), so the song is at ${Math.round(bpm)} BPM.`);
  const key = readKey(said, style, mood, random.fork("key"));
  const band = readInstruments(sound, `${exclude}, ${exclusions(said)}`, { ...style, layers: seatPlayers(style, preset) });
  const voice = { ...readVoice(sound, style), ...(persona ? { delivery: persona.delivery } : {}) };
  const instrumental = request.instrumental === true || band.silent.has("lead-vocals") || (wantsInstrumental(said) && !request.lyrics?.trim());
  const language = detectLanguage(request.lyrics?.trim() ? request.lyrics : prompt);
  const sungIn = request.lyrics?.trim() && language !== "en" && singersOf(language).length > 0 ? language : undefined;
  if (language !== "en" && !instrumental && !sungIn) {
    notes.push(request.lyrics?.trim()
      ? `The lyrics look like ${languageName(language)}; the singers only know English sounds and will read them as such.`
      : `The description looks like ${languageName(language)}; the words of the song are written in English.`);
  }
  if (!named && !guessed && (styleText || prompt)) notes.push(`No style was named, so it became ${style.name.toLowerCase()}.`);
  const wished = request.length ?? namedLength(said) ?? USUAL_LENGTH;
  const length = clampLength(wished, plan.longest);
  if (wished > plan.longest * 1.05) notes.push(`This model makes songs of up to ${plan.said}, so the song is shorter than was asked for.`);
  const formWish = readForm(said);
  const curve = readCurve(said);
  const singer = request.singer ?? persona?.singer;
  const subject = withoutStyle(readSubject(prompt || styleText, request.title ?? "", mood, style.theme));
  const energy = Math.max(0, Math.min(1, 0.5 + 0.4 * mood.arousal));
  const title = withoutArtists(request.title?.trim() ?? "") || /\b(?:called|titled|entitled)\s+["“]([^"”]{1,80})["”]/iu.exec(prompt)?.[1];
  return {
    style, bpm, meter, key, keyNamed: namedKey(said) !== undefined, mood, energy,
    voice: band.silent.has("backing-vocals") ? { ...voice, register: voice.register === "choir" || voice.register === "duet" ? "any" : voice.register } : voice,
    instrumental, length,
    form: planForm(style, bpm, meter, length, instrumental, random.fork("form"), formWish, plan.longest - 2),
    formWish, preset,
    ...(curve ? { curve } : {}),
    layers: thinOut(band.layers, band.wanted.length, random.fork("band")),
    withoutDrums: band.withoutDrums,
    withoutBacking: band.silent.has("backing-vocals"),
    subject, language, notes,
    ...(singer ? { singer } : {}),
    ...(sungIn ? { sungIn } : {}),
    ...(title ? { title } : {}),
    tags: tagsOf(style.tags, mood.words, band.wanted, instrumental ? "instrumental" : "", keyName(key)),
  };
}

/** "A sea shanty" says what the song is, not what it is about. */
function withoutStyle(subject: Subject): Subject {
  const { thing, ...rest } = subject;
  const named = thing?.replace(/^(?:the|a|an|my|our)\s+/, "").toLowerCase();
  return named !== undefined && STYLES.some((style) => style.key === named || style.keywords.includes(named)) ? rest : subject;
}

/** Songs of one style are not all played by everybody: some colours stay at home. Bass, rhythm and tune always come. */
function thinOut(layers: readonly Layer[], wanted: number, random: Random): Layer[] {
  const counters = layers.filter((layer) => layer.role === "counter").length;
  const isColour = (layer: Layer): boolean => layer.from >= 0.5 && layer.from < 0.96 && (["pad", "arp"].includes(layer.role) || (layer.role === "counter" && counters > 1));
  const most = Math.max(0, layers.filter(isColour).length - 1);
  let left = 0;
  return layers.filter((layer) => {
    const goes = isColour(layer) && left < Math.min(most, 2) && random.chance(wanted > 0 ? 0.15 : 0.28);
    if (goes) left++;
    return !goes;
  });
}

const tidy = (text: string | undefined): string => (text ?? "").replaceAll("\0", " ").replace(/\s+/gu, " ").trim().slice(0, 4000);
const clampLength = (seconds: number, longest: number): number => Math.min(longest, Number.isFinite(seconds) ? Math.max(20, seconds) : USUAL_LENGTH);
const slider = (value: number | undefined): number => (value !== undefined && Number.isFinite(value) ? Math.max(0, Math.min(1, value)) : 0.5);

const tagsOf = (style: readonly string[], moods: readonly string[], instruments: readonly string[], last: string, key: string): string[] =>
  [...new Set([style[0]!, ...moods.slice(0, 2), ...style.slice(1), ...instruments.slice(0, 2), key, last])].filter(Boolean).slice(0, 8);
