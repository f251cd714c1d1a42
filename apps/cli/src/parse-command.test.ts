import { describe, expect, it } from "vitest";
import { UsageError, parseCommand } from "./parse-command.ts";

const song = (...args: string[]) => {
  const command = parseCommand(["song", ...args]);
  if (command.name !== "song") throw new Error("no song");
  return command.options;
};

describe("parseCommand", () => {
  it("reads every option", () => {
    const options = song(
      "a", "slow song", "--out", "x/Y.WAV", "--lyrics", "l.txt", "--style", "folk", "--exclude", "drums", "--title", "T", "--seed", "4294967295",
      "--length", "90", "--singer", "Mara", "--stems", "s", "--midi", "m.mid", "--lrc", "m.lrc", "--score", "m.musicxml", "--json", "--quiet",
    );
    expect(options).toEqual({
      prompt: "a slow song", out: "x/Y.WAV", format: "wav", lyricsFile: "l.txt", style: "folk", exclude: "drums", title: "T", seed: 4294967295, length: 90,
      singer: "Mara", stems: "s", midi: "m.mid", lrc: "m.lrc", score: "m.musicxml", json: true, quiet: true, instrumental: false,
    });
    expect(song("x", "-o", "a.mp3").format).toBe("mp3");
    expect(song("--style", "lo-fi", "--instrumental", "--out", "a.mp3").instrumental).toBe(true);
  });

  it("reads what to do with a song that was made before", () => {
    const work = (...args: string[]) => {
      const command = parseCommand([...args, "--out", "b.flac"]);
      return command.name === "song" ? [command.options.work, command.options.format] : [];
    };
    expect(work("extend", "a.json", "--at", "61.5")).toEqual([{ task: "extend", source: "a.json", at: 61.5 }, "flac"]);
    expect(work("cover", "a.json", "--style", "bossa nova")).toEqual([{ task: "cover", source: "a.json" }, "flac"]);
    expect(work("vary", "a.json", "--variation", "0.3", "--width", "1")).toEqual([{ task: "vary", source: "a.json", sliders: { variation: 0.3, clarity: 0.5, tone: 0.5, stereoWidth: 1 } }, "flac"]);
    expect(work("remaster", "a.json")).toEqual([{ task: "remaster", source: "a.json", strength: "normal" }, "flac"]);
  });

  it("answers help and version wherever they stand", () => {
    for (const args of [["--help"], ["song", "-h"], ["help"], ["song", "x", "--help"]]) expect(parseCommand(args).name).toBe("help");
    expect(parseCommand(["-V"]).name).toBe("version");
  });

  it.each([
    [[], /say what to do/],
    [["sing"], /unknown command 'sing'/],
    [["extend", "--at", "3", "--out", "a.mp3"], /extend which song/],
    [["extend", "a.json", "--out", "a.mp3"], /--at SECONDS is missing/],
    [["extend", "a.json", "--at", "-1", "--out", "a.mp3"], /--at/],
    [["cover", "a.json", "--out", "a.mp3"], /in which style/],
    [["vary", "a.json", "--tone", "2", "--out", "a.mp3"], /--tone takes a number from 0 to 1/],
    [["remaster", "a.json", "--strength", "much", "--out", "a.mp3"], /subtle, normal or high/],
    [["song", "x", "--at", "3", "--out", "a.mp3"], /--at does not go with 'song'/],
    [["song", "x"], /--out FILE is missing/],
    [["song", "x", "--out", ""], /--out FILE is missing/],
    [["song", "--out", "a.mp3"], /nothing to make a song of/],
    [["song", "  ", "--out", "a.mp3"], /nothing to make a song of/],
    [["song", "x", "--out", "a.ogg"], /\.ogg is not supported; use \.mp3, \.wav/],
    [["song", "x", "--out", "a"], /no ending/],
    [["song", "x", "--out", "a.mp3", "--seed", "-1"], /--seed/],
    [["song", "x", "--out", "a.mp3", "--seed=-1"], /--seed takes a whole number/],
    [["song", "x", "--out", "a.mp3", "--seed", "4294967296"], /--seed takes/],
    [["song", "x", "--out", "a.mp3", "--length", "1e9"], /--length takes/],
    [["song", "x", "--out", "a.mp3", "--length", ""], /--length takes/],
    [["song", "x", "--out", "a.mp3", "--lenght", "30"], /'--lenght'/],
    [["song", "x", "--out", "a.mp3", "--json=yes"], /--json/],
    [["song", "--lyrics", "l", "--instrumental", "--out", "a.mp3"], /contradict/],
    [["song", "x", "--out", "a.mp3", "--lrc", "./a.mp3"], /same file name/],
  ])("refuses %j", (args, message) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
    expect(() => parseCommand(args)).toThrow(message);
  });
});
