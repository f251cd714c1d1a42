import BadgeCheck from "lucide-react/icons/badge-check";
import { cx } from "../lib/cx.ts";
import styles from "./verified.module.css";

/** The operator knows that this person is who they say. */
export const Verified = ({ large }: { large?: boolean }) => <BadgeCheck role="img" aria-label="Verified" className={cx(styles["badge"], large && styles["large"])} />;
