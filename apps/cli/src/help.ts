export const HELP = `Usage: tunewright song [PROMPT] --out FILE [options]
       tunewright extend|cover|vary|remaster SONG.json --out FILE [options]

Makes a whole sung song on this computer and writes it to FILE (.mp3, .wav, .flac, .opus or .m4a).

  tunewright song "an upbeat synthwave song about driving home at night" --out night.mp3
  tunewright song --lyrics words.txt --style "acoustic folk, 92 bpm, D major" --out folk.wav --stems stems/

What it is about and how it sounds:
  PROMPT                what the song is about, in ordinary words
      --lyrics FILE     sing these words, with [Verse] and [Chorus] tags if you like; - reads standard input
      --style TEXT      style words; a tempo ("96 bpm") and a key ("F# minor") named here are obeyed
      --exclude TEXT    what must not be heard, such as "drums, electric guitar"
      --title TEXT      title of the song
      --singer NAME     who sings; an unknown name lists all of them
      --instrumental    no voice
      --length SECONDS  wished length, met to the nearest section (10 to 600)
      --seed NUMBER     0 to 4294967295; the same words and seed give the same song

Work on a song made before (SONG.json is what --document wrote; --lyrics, --style, --singer and --seed hold here too):
  extend --at SECONDS   the song goes on from there; FILE holds the continuation alone
  cover --style TEXT    the same melody and words in another style
  vary                  the song with --variation, --clarity, --tone and --width, each 0 to 1 (0, 0.5, 0.5, 0.5 change nothing)
  remaster              mixed and mastered anew, with --strength subtle, normal or high

What is written:
  -o, --out FILE        the song; the ending chooses the format (FLAC, Opus and M4A need ffmpeg)
      --stems DIR       one WAV a stem; they sum to the mix before mastering
      --midi FILE       the score as a Standard MIDI File
      --lrc FILE        the lyrics with times
      --score FILE      a lead sheet as MusicXML
      --chords FILE     the words with chord names above them, as text
      --document FILE   all the engine knows of the song, as JSON, for later work on it
      --json            one JSON object about the song as the last line of standard output
      --quiet           no progress and no summary

  -h, --help            this text
  -V, --version         the version

Exit status: 0 done, 2 wrong usage or input, 1 anything else.
`;
