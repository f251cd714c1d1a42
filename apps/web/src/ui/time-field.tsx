import { useRef, useState } from "react";
import { formatTime } from "../lib/format-time.ts";
import { secondsOf, typeTime } from "../lib/typed-time.ts";
import type { FieldFrame } from "./field.tsx";
import { TextField } from "./text-field.tsx";

export interface TimeFieldProps extends Omit<FieldFrame, "limit"> {
  /** Seconds. */
  value: number;
  /** Seconds; what is typed beyond it is taken back to it. */
  max: number;
  onChange(seconds: number): void;
}

/** A moment of a song as M:SS, laid from the right while it is typed. */
export function TimeField({ value, max, onChange, ...frame }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const fresh = useRef(false);
  return (
    <TextField
      {...frame} value={typed ?? formatTime(value)} inputMode="numeric" autoComplete="off"
      onChange={() => undefined}
      onInput={(event) => {
        const { inputType, data } = event.nativeEvent as InputEvent;
        const next = typeTime(typed ?? formatTime(value), { inputType, data, value: event.currentTarget.value, fresh: fresh.current });
        fresh.current = false;
        setTyped(next);
        onChange(secondsOf(next, max));
      }}
      onFocus={() => { fresh.current = true; }}
      onBlur={() => setTyped(null)}
    />
  );
}
