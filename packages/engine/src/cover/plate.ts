import type { Random } from "../random.ts";
import type { Shape } from "./geometry.ts";

/**
 * What one block of lino does: prints and cuts in order, later ones over earlier ones. A cut where nothing prints is harmless.
 * `grow` widens the shapes all round by that many units, for the white line that parts two dark things.
 */
export interface Block {
  readonly marks: readonly Mark[];
  print(shapes: readonly Shape[], grow?: number): void;
  cut(shapes: readonly Shape[], grow?: number): void;
}

export interface Mark {
  inked: boolean;
  shapes: Shape[];
  grow: number;
}

/** Three blocks printed over each other in this order: tint (light), spot (overprints), key (dark, carries the drawing). */
export interface Plate {
  readonly tint: Block;
  readonly spot: Block;
  readonly key: Block;
  /** Bares the paper: cuts all three blocks. */
  clear(shapes: readonly Shape[], grow?: number): void;
  readonly random: Random;
  /** 3 slow … 9 fast: how often the motif repeats its beat. */
  readonly repeat: number;
  readonly flip: 1 | -1;
  /** Wants dark grounds. */
  readonly nocturnal: boolean;
}

/** The whole sheet and beyond, for floods. */
export const FLOOD: Shape = [[-60, -60], [460, -60], [460, 460], [-60, 460]];

export function createPlate(random: Random, bpm: number, nocturnal: boolean): Plate {
  const [tint, spot, key] = [createBlock(), createBlock(), createBlock()];
  return {
    tint,
    spot,
    key,
    clear(shapes, grow) {
      for (const block of [tint, spot, key]) if (block.marks.length > 0) block.cut(shapes, grow);
    },
    random,
    repeat: Math.max(3, Math.min(9, Math.round((Number.isFinite(bpm) ? bpm : 100) / 20))),
    flip: random.chance(0.5) ? 1 : -1,
    nocturnal,
  };
}

function createBlock(): Block {
  const marks: Mark[] = [];
  const add = (inked: boolean, shapes: readonly Shape[], grow = 0): void => {
    const last = marks.at(-1);
    if (last && last.inked === inked && last.grow === grow) last.shapes.push(...shapes);
    else marks.push({ inked, shapes: [...shapes], grow });
  };
  return { marks, print: (shapes, grow) => add(true, shapes, grow), cut: (shapes, grow) => add(false, shapes, grow) };
}
