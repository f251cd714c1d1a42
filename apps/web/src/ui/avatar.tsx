import { cx } from "../lib/cx.ts";
import styles from "./avatar.module.css";

/** Two inks for each person, by name: the same person always has the same print. All pass 4.5 with their letter. */
const INKS = [["#1D2440", "#EFE6CF"], ["#0E4F4F", "#F3E3C3"], ["#7A2E1E", "#F6E4D0"], ["#5B4A12", "#F5ECCB"], ["#274B2A", "#EDE9CF"], ["#4A2540", "#F3DFD8"]] as const;

function inkOf(name: string): (typeof INKS)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return INKS[sum % INKS.length] as (typeof INKS)[number];
}

/** A person's picture, or their initial as a small print. */
export function Avatar({ name, src, size = 32, className }: { name: string; src: string | null; size?: number; className?: string | undefined }) {
  const [ink, paper] = inkOf(name);
  if (src) return <img src={src} alt="" width={size} height={size} className={cx(styles["avatar"], className)} />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className={cx(styles["avatar"], className)} aria-hidden="true">
      <rect width="32" height="32" fill={paper} />
      <circle cx="16" cy="16" r="13.5" fill={ink} />
      <path d="M2 26l28-9M2 29l28-9M4 32l26-8" stroke={paper} strokeWidth=".9" opacity=".5" />
      <text x="16" y="21" textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700" fontSize="15" fill={paper}>{(name.trim() || "?").slice(0, 1).toUpperCase()}</text>
    </svg>
  );
}
