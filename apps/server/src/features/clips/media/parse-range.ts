/** Inclusive bytes. "whole" where there is no usable range (RFC 9110 §14.2: what is not understood is ignored). */
export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

/** One range of a `Range` header on a representation of `size` bytes. Several ranges at once are answered with the whole. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!match) return "whole";
  const [first = "", last = ""] = [match[1], match[2]];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    // The last n bytes.
    const length = Number(last);
    return length === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
