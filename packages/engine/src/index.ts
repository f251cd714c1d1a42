export type { SongRequest } from "./song/song-request.ts";
export type { FinishedSong, SongEvent, SongPlan, SongStage, TimedSection, TimedWord } from "./song/song-events.ts";
export type { EngineResources, Mp3Encoder, Mp3Options, SampleLibrary, SoundBankBytes, StereoBlock, VoiceModel } from "./resources.ts";
export type { Score, StemName } from "./score/score.ts";
export { drawCover } from "./cover/draw-cover.ts";
export type { CoverRequest } from "./cover/draw-cover.ts";
