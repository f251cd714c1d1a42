export type { Persona, Preset, SongRequest } from "./song/song-request.ts";
export type { SongDocument } from "./song/song-document.ts";
export type { SongSource, SongTask, VariationSliders } from "./song/song-task.ts";
export type { FinishedSong, FinishedStem, SongEvent, SongPlan, SongStage, TimedSection, TimedWord } from "./song/song-events.ts";
export type { EngineResources, Mp3Encoder, Mp3Options, SampleLibrary, SoundBankBytes, StereoBlock, VoiceModel } from "./resources.ts";
export type { Score, StemName } from "./score/score.ts";
export { drawCover } from "./cover/draw-cover.ts";
export type { CoverRequest } from "./cover/draw-cover.ts";
