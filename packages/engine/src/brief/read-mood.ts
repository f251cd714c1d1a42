import type { Mood } from "./brief.ts";
import { nearWord } from "./near-words.ts";

/** Word → [valence, arousal], both −1…1; chosen by hand. */
export const MOOD_WORDS: Record<string, readonly [number, number]> = {
  happy: [0.9, 0.4], joyful: [1, 0.5], joy: [0.9, 0.4], cheerful: [0.9, 0.4], upbeat: [0.8, 0.6], uplifting: [0.8, 0.4], euphoric: [0.9, 0.8], fun: [0.8, 0.5], funny: [0.7, 0.4],
  playful: [0.7, 0.4], bright: [0.7, 0.2], sunny: [0.8, 0.2], hopeful: [0.6, 0.1], hope: [0.5, 0], warm: [0.5, -0.2], celebratory: [0.9, 0.6], triumphant: [0.8, 0.7], party: [0.8, 0.8],
  birthday: [0.9, 0.5], wedding: [0.8, 0.1], romantic: [0.5, -0.2], love: [0.3, 0], sweet: [0.5, -0.2], tender: [0.3, -0.5], gentle: [0.3, -0.7], calm: [0.3, -0.8], peaceful: [0.5, -0.9],
  relaxing: [0.4, -0.9], chill: [0.3, -0.7], mellow: [0.2, -0.6], soft: [0.1, -0.7], sleepy: [0.1, -0.9], dreamy: [0.1, -0.5], nostalgic: [-0.1, -0.2], bittersweet: [-0.2, -0.2],
  wistful: [-0.3, -0.3], longing: [-0.4, -0.1], sad: [-0.9, -0.5], melancholic: [-0.7, -0.5], melancholy: [-0.7, -0.5], lonely: [-0.7, -0.4], heartbroken: [-0.9, -0.2], heartbreak: [-0.8, -0.1],
  mournful: [-0.9, -0.6], grief: [-0.9, -0.5], gloomy: [-0.8, -0.4], dark: [-0.6, 0.1], brooding: [-0.6, 0], eerie: [-0.6, 0], haunting: [-0.5, -0.2], tense: [-0.4, 0.6], angry: [-0.7, 0.9],
  rage: [-0.8, 1], aggressive: [-0.5, 1], furious: [-0.7, 1], intense: [-0.1, 0.8], epic: [0.2, 0.7], powerful: [0.2, 0.7], dramatic: [-0.1, 0.5], driving: [0.1, 0.6], energetic: [0.5, 0.9],
  wild: [0.3, 0.9], rebellious: [0, 0.8], defiant: [0, 0.7], anthemic: [0.5, 0.6], motivational: [0.6, 0.6], confident: [0.4, 0.5], sexy: [0.2, 0.1], smooth: [0.2, -0.3], groovy: [0.5, 0.4],
  cozy: [0.5, -0.6], quiet: [0, -0.8], slow: [-0.1, -0.6], fast: [0.2, 0.7], lost: [-0.4, -0.1], goodbye: [-0.6, -0.2], rain: [-0.2, -0.3], rainy: [-0.2, -0.4], summer: [0.6, 0.4], winter: [-0.1, -0.3],
  energy: [0.3, 0.6], hype: [0.5, 0.9], lullaby: [0.3, -0.9], ballad: [-0.1, -0.6], miss: [-0.4, -0.1], crying: [-0.7, -0.1], tears: [-0.6, -0.2], dance: [0.6, 0.6], dancing: [0.6, 0.5],
};

/** Feelings named in the text, averaged; "not sad" and "without anger" turn round. */
export function readMood(text: string): Mood {
  const tokens = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  let valence = 0;
  let arousal = 0;
  const words: string[] = [];
  tokens.forEach((token, i) => {
    const feeling = Object.hasOwn(MOOD_WORDS, token) ? MOOD_WORDS[token] : nearWord(token)?.feeling;
    // "driving home" is a journey, "driving drums" a feeling.
    if (!feeling || (token === "driving" && /^(home|in|on|at|to|through|down|along|the|my|his|her|your|our|from|across|into|all|a|north|south|east|west)$/.test(tokens[i + 1] ?? ""))) return;
    const sign = /^(not|no|never|without|isn't|non)$/.test(tokens[i - 1] ?? "") ? -0.5 : 1;
    valence += sign * feeling[0];
    arousal += sign * feeling[1];
    if (sign > 0 && !words.includes(token)) words.push(token);
  });
  const scale = words.length > 0 ? 1 / Math.sqrt(words.length) : 1;
  const clamp = (x: number): number => Math.max(-1, Math.min(1, x * scale));
  return { valence: clamp(valence), arousal: clamp(arousal), words };
}
