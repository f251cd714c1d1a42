import { cx } from "../lib/cx.ts";
import styles from "./skeleton.module.css";

/** The place of something that is still to come. Sizes in px or any CSS length. */
export const Skeleton = ({ width = "100%", height = 16, className }: { width?: number | string; height?: number | string; className?: string | undefined }) => (
  <span aria-hidden className={cx(styles["skeleton"], className)} style={{ width, height }} />
);
