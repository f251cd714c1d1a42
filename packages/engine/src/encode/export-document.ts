import { planOfDocument } from "../song/plan-of-document.ts";
import { scoreOfWindow } from "../song/score-of-window.ts";
import type { SongDocument } from "../song/song-document.ts";
import { writeChordSheet } from "./write-chord-sheet.ts";
import { writeLrc } from "./write-lrc.ts";
import { writeMidi } from "./write-midi.ts";
import { writeMusicXml } from "./write-music-xml.ts";

/** What can be written of a song's document alone. */
export type DocumentFormat = "midi" | "musicxml" | "lrc" | "lrc-words" | "chords" | "lyrics";

export interface ExportedDocument {
  content: Uint8Array | string;
  contentType: string;
  /** Without the dot. */
  extension: string;
}

/**
 * A file of a song's score or words, of the document's window alone: MIDI, a MusicXML lead sheet, LRC by line or by word, a chord sheet, plain
 * lyrics. MIDI and MusicXML begin with the bar in which the window begins; LRC counts from the clip's start.
 */
export function exportDocument(document: SongDocument, format: DocumentFormat): ExportedDocument {
  const text = (content: string, contentType: string, extension: string): ExportedDocument => ({ content, contentType, extension });
  const duration = document.window.to - document.window.from;
  switch (format) {
    case "midi": return { content: writeMidi(scoreOfWindow(document)), contentType: "audio/midi", extension: "mid" };
    case "musicxml": return text(writeMusicXml(scoreOfWindow(document)), "application/vnd.recordare.musicxml+xml", "musicxml");
    case "lrc": return text(writeLrc(planOfDocument(document), { duration }), "text/plain; charset=utf-8", "lrc");
    case "lrc-words": return text(writeLrc(planOfDocument(document), { duration, words: true }), "text/plain; charset=utf-8", "lrc");
    case "chords": return text(writeChordSheet(scoreOfWindow(document)), "text/plain; charset=utf-8", "txt");
    case "lyrics": return text(`${planOfDocument(document).lyrics}\n`, "text/plain; charset=utf-8", "txt");
  }
}
