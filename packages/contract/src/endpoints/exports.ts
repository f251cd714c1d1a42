import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { clipId } from "../ids.ts";

/** Sound files that are made on demand. */
export const soundFormat = z.enum(["wav", "flac", "opus", "m4a"]);
export type SoundFormat = z.infer<typeof soundFormat>;
/** Files that are views of a song's score or words. */
export const scoreFormat = z.enum(["midi", "musicxml", "lrc", "chords"]);
export type ScoreFormat = z.infer<typeof scoreFormat>;

/** Whether the plan must hold "download_wav" for it. */
export const isLossless = (format: SoundFormat): boolean => format === "wav" || format === "flac";

const byId = z.object({ id: clipId });
const state = z.object({
  status: z.enum(["none", "preparing", "ready", "failed"]),
  /** Where the file can be had once it is ready; absolute path on this host. */
  url: z.nullable(z.string()),
});

export const requestExport = defineEndpoint({
  id: "requestExport", method: "POST", path: "/api/gen/{id}/export/", summary: "Have a sound file of a song made", tag: "exports", access: "signed-in",
  params: byId,
  body: z.object({
    format: soundFormat,
    sample_rate: z._default(z.union([z.literal(44_100), z.literal(48_000)]), 44_100),
    /** Of WAV and FLAC. */
    bits: z._default(z.union([z.literal(16), z.literal(24)]), 16),
  }),
  response: state, errors: ["not_signed_in", "not_found", "not_allowed", "feature_not_in_plan", "not_processable"],
});

export const getExport = defineEndpoint({
  id: "getExport", method: "GET", path: "/api/gen/{id}/export/", summary: "How far a requested sound file is", tag: "exports", access: "signed-in",
  params: byId,
  query: z.object({ format: soundFormat, sample_rate: z._default(z.enum(["44100", "48000"]), "44100"), bits: z._default(z.enum(["16", "24"]), "16") }),
  response: state, errors: ["not_signed_in", "not_found", "not_allowed"],
});

export const convertWav = defineEndpoint({
  id: "convertWav", method: "POST", path: "/api/gen/{id}/convert_wav/", summary: "Have a 44.1 kHz, 16-bit WAV file made", tag: "exports", access: "signed-in",
  params: byId, response: state, errors: ["not_signed_in", "not_found", "not_allowed", "feature_not_in_plan", "not_processable"],
});

export const getWavFile = defineEndpoint({
  id: "getWavFile", method: "GET", path: "/api/gen/{id}/wav_file/", summary: "Where the WAV file is; null until it is ready", tag: "exports", access: "signed-in",
  params: byId, response: z.object({ wav_file_url: z.nullable(z.string()) }), errors: ["not_signed_in", "not_found", "not_allowed"],
});
