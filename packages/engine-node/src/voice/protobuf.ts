/**
 * Just enough of the protocol-buffer wire format to take a message apart and put it together again.
 * Source: protobuf.dev/programming-guides/encoding.
 */

/** One field as it stands in the message. `bytes` is set for length-delimited fields, `value` for varints. */
export interface WireField {
  number: number;
  wireType: WireType;
  value: number;
  bytes: Uint8Array;
  /** Tag and content: what has to be copied to keep the field unchanged. */
  raw: Uint8Array;
}

/** 0 varint, 1 eight bytes, 2 length-delimited, 5 four bytes. */
export type WireType = 0 | 1 | 2 | 5;

const EMPTY = new Uint8Array(0);

/** Fields in order; views into `message`, not copies. Throws RangeError on a truncated or foreign message. */
export function* readFields(message: Uint8Array): Generator<WireField> {
  let at = 0;
  while (at < message.length) {
    const start = at;
    const tag = readVarint(message, at);
    at = tag.end;
    const wireType = tag.value & 7;
    const number = Math.floor(tag.value / 8);
    let value = 0;
    let bytes: Uint8Array = EMPTY;
    switch (wireType) {
      case 0: {
        const varint = readVarint(message, at);
        value = varint.value;
        at = varint.end;
        break;
      }
      case 1:
      case 5: {
        const size = wireType === 1 ? 8 : 4;
        bytes = message.subarray(at, at + size);
        at += size;
        break;
      }
      case 2: {
        const length = readVarint(message, at);
        bytes = message.subarray(length.end, length.end + length.value);
        at = length.end + length.value;
        break;
      }
      default:
        throw new RangeError(`unknown protobuf wire type ${wireType} at byte ${start}`);
    }
    if (at > message.length) throw new RangeError(`protobuf field ${number} at byte ${start} is cut short`);
    yield { number, wireType: wireType as WireType, value, bytes, raw: message.subarray(start, at) };
  }
}

function readVarint(message: Uint8Array, at: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let i = at; i < message.length && i < at + 10; i++) {
    const byte = message[i]!;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end: i + 1 };
    scale *= 128;
  }
  throw new RangeError(`protobuf varint at byte ${at} does not end`);
}

/** `value` must be a non-negative safe integer. */
export function varint(value: number): Uint8Array {
  const out: number[] = [];
  while (value > 0x7f) {
    out.push((value % 128) | 0x80);
    value = Math.floor(value / 128);
  }
  out.push(value);
  return Uint8Array.from(out);
}

export const varintField = (number: number, value: number): Uint8Array => joinBytes([varint(number * 8), varint(value)]);

export function bytesField(number: number, content: Uint8Array | string): Uint8Array {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return joinBytes([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

/** A field whose content stays in pieces until it is joined. */
export const lengthDelimited = (number: number, content: readonly Uint8Array[]): Uint8Array[] => [
  joinBytes([varint(number * 8 + 2), varint(content.reduce((sum, part) => sum + part.length, 0))]),
  ...content,
];

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
