/** A list of rows of numbers that grows: features of a recording of unknown length. */
export interface Tape {
  readonly width: number;
  readonly rows: number;
  /** A row of zeros, to be filled at once: it moves when the tape grows. */
  add(): Float32Array;
  row(at: number): Float32Array;
  /** All rows one after the other, no copy. */
  all(): Float32Array;
}

export function createTape(width: number): Tape {
  let data = new Float32Array(width * 256);
  let rows = 0;
  return {
    width,
    get rows() {
      return rows;
    },
    add() {
      if ((rows + 1) * width > data.length) {
        const longer = new Float32Array(data.length * 2);
        longer.set(data);
        data = longer;
      }
      rows++;
      return data.subarray((rows - 1) * width, rows * width);
    },
    row: (at) => data.subarray(at * width, (at + 1) * width),
    all: () => data.subarray(0, rows * width),
  };
}
