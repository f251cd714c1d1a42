import type { StereoBlock } from "../resources.ts";
import type { Samples } from "../units.ts";

/** A recording that comes block by block and is read in frames that move forward; silence lies before and after it. */
export interface FrameSource {
  add(block: StereoBlock): void;
  /** Whether everything before this sample is there. */
  reaches(end: Samples): boolean;
  /** Copies [from, from + out.length) of both sides. */
  read(from: Samples, left: Float64Array, right: Float64Array): void;
  /** Nothing before this sample will be read again. */
  forget(before: Samples): void;
}

export function createFrameSource(): FrameSource {
  let left = new Float32Array(1 << 16);
  let right = new Float32Array(1 << 16);
  let base: Samples = 0;
  let end: Samples = 0;
  const fit = (old: Float32Array<ArrayBuffer>, size: number): Float32Array<ArrayBuffer> => {
    if (size <= old.length) return old;
    const out = new Float32Array(size * 2);
    out.set(old.subarray(0, end - base));
    return out;
  };
  return {
    add(block) {
      const size = end - base + block.left.length;
      left = fit(left, size);
      right = fit(right, size);
      left.set(block.left, end - base);
      right.set(block.right, end - base);
      end += block.left.length;
    },
    reaches: (sample) => end >= sample,
    read(from, l, r) {
      for (let i = 0; i < l.length; i++) {
        const at = from + i;
        const inside = at >= base && at < end;
        l[i] = inside ? left[at - base]! : 0;
        r[i] = inside ? right[at - base]! : 0;
      }
    },
    forget(before) {
      const drop = Math.min(end, before) - base;
      if (drop < 1 << 14) return;
      left.copyWithin(0, drop, end - base);
      right.copyWithin(0, drop, end - base);
      base += drop;
    },
  };
}

/** Frames that are added up at a fixed distance and handed out as soon as they are whole. */
export interface OverlapSum {
  add(left: Float64Array, right: Float64Array): void;
  /** What is finished since the last call. */
  take(): StereoBlock;
}

export function createOverlapSum(size: Samples, hop: Samples): OverlapSum {
  const left = new Float64Array(size);
  const right = new Float64Array(size);
  const done: StereoBlock[] = [];
  return {
    add(l, r) {
      for (let i = 0; i < size; i++) {
        left[i]! += l[i]!;
        right[i]! += r[i]!;
      }
      done.push({ left: Float32Array.from(left.subarray(0, hop)), right: Float32Array.from(right.subarray(0, hop)) });
      for (const sum of [left, right]) {
        sum.copyWithin(0, hop);
        sum.fill(0, size - hop);
      }
    },
    take() {
      const out = { left: new Float32Array(done.length * hop), right: new Float32Array(done.length * hop) };
      done.forEach((block, i) => {
        out.left.set(block.left, i * hop);
        out.right.set(block.right, i * hop);
      });
      done.length = 0;
      return out;
    },
  };
}
