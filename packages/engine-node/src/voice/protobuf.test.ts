import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesField, joinBytes, lengthDelimited, readFields, varintField } from "./protobuf.ts";

describe("protobuf wire format", () => {
  it("reads back every field it wrote, in order", () => {
    const field = fc.oneof(
      fc.record({ number: fc.integer({ min: 1, max: 500 }), value: fc.maxSafeNat() }),
      fc.record({ number: fc.integer({ min: 1, max: 500 }), content: fc.uint8Array({ maxLength: 300 }) }),
    );
    fc.assert(
      fc.property(fc.array(field, { maxLength: 20 }), (fields) => {
        const message = joinBytes(fields.map((f) => ("value" in f ? varintField(f.number, f.value) : bytesField(f.number, f.content))));
        const read = [...readFields(message)].map((f) =>
          f.wireType === 0 ? { number: f.number, value: f.value } : { number: f.number, content: Uint8Array.from(f.bytes) },
        );
        expect(read).toEqual(fields.map((f) => ({ ...f })));
        expect(joinBytes([...readFields(message)].map((f) => f.raw))).toEqual(message);
      }),
    );
  });

  it("writes the documented example: field 1 holding 150 is 08 96 01", () => {
    expect([...varintField(1, 150)]).toEqual([0x08, 0x96, 0x01]);
  });

  it("writes a length-delimited field in pieces exactly as in one", () => {
    const pieces = [Uint8Array.of(1, 2), Uint8Array.of(3)];
    expect(joinBytes(lengthDelimited(7, pieces))).toEqual(bytesField(7, joinBytes(pieces)));
  });

  it("refuses messages that are cut short instead of returning part of them", () => {
    const message = bytesField(2, Uint8Array.of(1, 2, 3, 4));
    for (let length = 1; length < message.length; length++) {
      expect(() => [...readFields(message.subarray(0, length))]).toThrow(RangeError);
    }
  });
});
