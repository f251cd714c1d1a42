import type { Machine, Pad } from "./drum-sound.ts";

export type MachineName = "808" | "909" | "linn" | "lofi" | "acoustic-room";

/** Group in which closed, pedal and open hats silence each other. */
const HATS = 1;

/** Hand percussion that every machine shares unless it has its own. */
const PERCUSSION: Record<number, Pad> = {
  54: { sound: { kind: "shaker", centre: 9000, attack: 0.002, decay: 0.16, grains: 9 }, level: -10, pan: 0.3 },
  56: { sound: { kind: "block", pitches: [540, 800], decay: 0.22, square: true }, level: -8, pan: 0.2 },
  58: { sound: { kind: "shaker", centre: 3400, attack: 0.001, decay: 0.5, grains: 3 }, level: -12, pan: -0.4 },
  60: { sound: { kind: "tom", pitch: 390, decay: 0.16, drop: 0.12, noise: 0.12 }, level: -8, pan: 0.35 },
  61: { sound: { kind: "tom", pitch: 270, decay: 0.2, drop: 0.12, noise: 0.12 }, level: -8, pan: 0.3 },
  62: { sound: { kind: "tom", pitch: 330, decay: 0.09, drop: 0.1, noise: 0.3 }, level: -8, pan: -0.35 },
  63: { sound: { kind: "tom", pitch: 310, decay: 0.26, drop: 0.08, noise: 0.12 }, level: -7, pan: -0.35 },
  64: { sound: { kind: "tom", pitch: 215, decay: 0.3, drop: 0.08, noise: 0.1 }, level: -7, pan: -0.3 },
  69: { sound: { kind: "shaker", centre: 7200, attack: 0.018, decay: 0.07, grains: 25 }, level: -10, pan: -0.35 },
  70: { sound: { kind: "shaker", centre: 6200, attack: 0.012, decay: 0.05, grains: 20 }, level: -10, pan: 0.35 },
  75: { sound: { kind: "block", pitches: [2480], decay: 0.06 }, level: -10, pan: -0.25 },
  76: { sound: { kind: "block", pitches: [1150, 1730], decay: 0.06 }, level: -9, pan: 0.25 },
  77: { sound: { kind: "block", pitches: [820, 1240], decay: 0.07 }, level: -9, pan: -0.25 },
  80: { sound: { kind: "block", pitches: [5200, 8100], decay: 0.09 }, level: -14, pan: 0.3 },
  81: { sound: { kind: "block", pitches: [5200, 8100], decay: 0.6 }, level: -14, pan: 0.3 },
  82: { sound: { kind: "shaker", centre: 7800, attack: 0.02, decay: 0.06, grains: 25 }, level: -10, pan: 0.3 },
};

/** The drum keys proper of one machine, from its sounds. Keys are General MIDI percussion. */
function kit(s: {
  kick: Pad; snare: Pad; rim: Pad; clap: Pad; closed: Pad; open: Pad; pedal?: Pad; crash: Pad; ride: Pad; splash?: Pad; toms: readonly [Pad, Pad, Pad];
}): Record<number, Pad> {
  const [low, mid, high] = s.toms;
  const hat = (pad: Pad): Pad => ({ ...pad, choke: HATS, pan: pad.pan ?? 0.22 });
  const closed = hat(s.closed);
  return {
    ...PERCUSSION,
    35: s.kick, 36: s.kick, 37: s.rim, 38: s.snare, 39: s.clap, 40: s.snare,
    42: closed, 44: hat(s.pedal ?? { ...s.closed, level: s.closed.level - 4 }), 46: hat(s.open),
    41: { ...low, pan: 0.4 }, 43: { ...low, pan: 0.3 }, 45: { ...mid, pan: 0.1 }, 47: { ...mid, pan: -0.05 }, 48: { ...high, pan: -0.25 }, 50: { ...high, pan: -0.35 },
    49: { ...s.crash, pan: -0.4 }, 57: { ...s.crash, pan: 0.45 }, 52: { ...s.crash, pan: 0.5 }, 55: { ...(s.splash ?? s.crash), pan: -0.2 },
    51: { ...s.ride, pan: 0.35 }, 53: { ...s.ride, pan: 0.35 }, 59: { ...s.ride, pan: 0.4 },
  };
}

const sample = (...layers: string[]) => ({ kind: "sample" as const, layers });

export const MACHINES: Record<MachineName, Machine> = {
  "808": {
    pads: kit({
      kick: { sound: { kind: "kick", pitch: 49, sweep: 1.6, sweepTime: 0.012, decay: 0.75, click: 0.6, drive: 0.25 }, level: 0 },
      snare: { sound: { kind: "snare", pitch: 178, tone: 0.5, toneDecay: 0.16, noise: 0.75, noiseDecay: 0.24, brightness: 5200 }, level: -3 },
      rim: { sound: { kind: "block", pitches: [1700, 480], decay: 0.035 }, level: -6, pan: -0.15 },
      clap: { sound: { kind: "clap", centre: 1050, decay: 0.3, hands: 4 }, level: 1 },
      closed: { sound: { kind: "metal", pitch: 205.3, decay: 0.08, highpass: 7000, noise: 0.3 }, level: -5 },
      open: { sound: { kind: "metal", pitch: 205.3, decay: 0.5, highpass: 6800, noise: 0.25 }, level: -7 },
      crash: { sound: { kind: "metal", pitch: 205.3, decay: 1.7, highpass: 3600, noise: 0.4 }, level: -11 },
      ride: { sound: { kind: "metal", pitch: 260, decay: 0.9, highpass: 5200, noise: 0.15 }, level: -14 },
      toms: [
        { sound: { kind: "tom", pitch: 88, decay: 0.45, drop: 0.25, noise: 0.06 }, level: -3 },
        { sound: { kind: "tom", pitch: 130, decay: 0.38, drop: 0.25, noise: 0.06 }, level: -3 },
        { sound: { kind: "tom", pitch: 185, decay: 0.3, drop: 0.25, noise: 0.06 }, level: -3 },
      ],
    }),
  },
  "909": {
    pads: kit({
      kick: { sound: { kind: "kick", pitch: 51, sweep: 3.6, sweepTime: 0.014, decay: 0.42, click: 1.2, drive: 0.45 }, level: 0 },
      snare: { sound: { kind: "snare", pitch: 196, tone: 0.55, toneDecay: 0.11, noise: 0.9, noiseDecay: 0.3, brightness: 6500 }, level: -3 },
      rim: { sound: { kind: "block", pitches: [1680, 1120, 560], decay: 0.03 }, level: -5, pan: -0.15 },
      clap: { sound: { kind: "clap", centre: 1250, decay: 0.26, hands: 4 }, level: 1 },
      closed: { sound: { kind: "metal", pitch: 317, decay: 0.085, highpass: 7600, noise: 0.55 }, level: -7 },
      open: { sound: { kind: "metal", pitch: 317, decay: 0.42, highpass: 7000, noise: 0.55 }, level: -9 },
      crash: { sound: sample("drum_splash_hard"), level: -8 },
      ride: { sound: { kind: "metal", pitch: 350, decay: 1.1, highpass: 4800, noise: 0.3 }, level: -13 },
      toms: [
        { sound: { kind: "tom", pitch: 95, decay: 0.36, drop: 0.5, noise: 0.1 }, level: -3 },
        { sound: { kind: "tom", pitch: 140, decay: 0.3, drop: 0.5, noise: 0.1 }, level: -3 },
        { sound: { kind: "tom", pitch: 195, decay: 0.25, drop: 0.5, noise: 0.1 }, level: -3 },
      ],
    }),
  },
  linn: {
    pads: kit({
      kick: { sound: { ...sample("drum_heavy_kick"), tune: -1, lowpass: 9000 }, level: 0 },
      snare: { sound: { ...sample("drum_snare_soft", "sn_dolf"), tune: -1 }, level: -2 },
      rim: { sound: { kind: "block", pitches: [1850, 900], decay: 0.04 }, level: -5, pan: -0.15 },
      clap: { sound: { kind: "clap", centre: 1400, decay: 0.2, hands: 3 }, level: 1 },
      closed: { sound: { ...sample("drum_cymbal_closed"), decay: 0.11, tune: 1 }, level: -5 },
      open: { sound: { ...sample("drum_cymbal_open"), decay: 0.5, tune: 1 }, level: -10 },
      crash: { sound: sample("drum_splash_hard"), level: -8 },
      ride: { sound: { ...sample("ride_tri"), decay: 1.2 }, level: -10 },
      toms: [
        { sound: { ...sample("drum_tom_lo_soft", "drum_tom_lo_hard"), tune: -1 }, level: -5 },
        { sound: { ...sample("drum_tom_mid_soft", "drum_tom_mid_hard") }, level: -5 },
        { sound: { ...sample("drum_tom_hi_soft", "drum_tom_hi_hard"), tune: 1 }, level: -5 },
      ],
    }),
    room: { seconds: 0.45, level: -17 },
  },
  lofi: {
    pads: kit({
      kick: { sound: { ...sample("bd_jazz"), decay: 0.35, lowpass: 5000 }, level: 0 },
      snare: { sound: { ...sample("sn_zome"), tune: -2, lowpass: 9000, highpass: 120 }, level: -2 },
      rim: { sound: { ...sample("perc_snap2"), tune: -1 }, level: -5, pan: -0.1 },
      clap: { sound: { ...sample("perc_snap"), highpass: 300 }, level: -4 },
      closed: { sound: { ...sample("hat_tap", "hat_gnu"), decay: 0.12, lowpass: 12_000 }, level: -5 },
      open: { sound: { ...sample("drum_cymbal_open"), decay: 0.4, lowpass: 9000 }, level: -12 },
      crash: { sound: { ...sample("drum_splash_soft"), lowpass: 8000 }, level: -10 },
      ride: { sound: { ...sample("ride_via"), decay: 1.4, lowpass: 9000 }, level: -11 },
      toms: [
        { sound: { ...sample("drum_tom_lo_soft"), tune: -2 }, level: -3 },
        { sound: { ...sample("drum_tom_mid_soft"), tune: -2 }, level: -3 },
        { sound: { ...sample("drum_tom_hi_soft"), tune: -2 }, level: -3 },
      ],
    }),
    converter: { bits: 10, rate: 26_040 },
    room: { seconds: 0.3, level: -20 },
  },
  "acoustic-room": {
    pads: kit({
      kick: { sound: sample("drum_bass_soft", "drum_bass_hard"), level: 0 },
      snare: { sound: sample("drum_snare_soft", "drum_snare_hard"), level: -1 },
      rim: { sound: { kind: "block", pitches: [1650, 2350, 720], decay: 0.05 }, level: -6, pan: -0.1 },
      clap: { sound: { kind: "clap", centre: 1500, decay: 0.18, hands: 3 }, level: 0 },
      closed: { sound: sample("drum_cymbal_closed"), level: -7 },
      pedal: { sound: sample("drum_cymbal_pedal"), level: -10 },
      open: { sound: { ...sample("drum_cymbal_open"), decay: 0.9 }, level: -11 },
      crash: { sound: sample("drum_splash_soft", "drum_splash_hard"), level: -8 },
      splash: { sound: sample("drum_cymbal_soft", "drum_cymbal_hard"), level: -10 },
      ride: { sound: { ...sample("ride_via"), decay: 2.4 }, level: -9 },
      toms: [
        { sound: sample("drum_tom_lo_soft", "drum_tom_lo_hard"), level: -5 },
        { sound: sample("drum_tom_mid_soft", "drum_tom_mid_hard"), level: -5 },
        { sound: sample("drum_tom_hi_soft", "drum_tom_hi_hard"), level: -5 },
      ],
    }),
    room: { seconds: 0.7, level: -13 },
  },
};

/** Unknown names get the machine their letters suggest, else the 909. */
export function machineNamed(name: string): Machine {
  if (Object.hasOwn(MACHINES, name)) return MACHINES[name as MachineName];
  if (/808|trap/.test(name)) return MACHINES["808"];
  if (/lo-?fi|dust|vinyl/.test(name)) return MACHINES.lofi;
  if (/room|acoustic|live/.test(name)) return MACHINES["acoustic-room"];
  if (/linn|80s|gated/.test(name)) return MACHINES.linn;
  return MACHINES["909"];
}
