import type { CSSProperties } from "react";
import styles from "./sweep.module.css";

/** The inking sweep behind a row: `<div className={cx(row, inking.className)} style={inking.style}>`; 0–1, null where nothing is made. */
export const sweepOf = (fraction: number | null): { className: string | undefined; style: CSSProperties | undefined } =>
  fraction === null ? { className: undefined, style: undefined }
    : { className: styles["sweep"], style: { "--in": `${Math.min(1, Math.max(0, fraction)) * 100}%` } as CSSProperties };

/** The words of the stage: mono, lime. */
export const stageClass = styles["words"];
