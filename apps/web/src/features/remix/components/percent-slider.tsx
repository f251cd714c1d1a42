import { Slider } from "../../../ui/slider.tsx";
import styles from "./remix-dialogs.module.css";

/** 0–1 inside, 0–100 on screen. */
export const PercentSlider = ({ label, low, high, value, onChange }: { label: string; low: string; high: string; value: number; onChange(value: number): void }) => (
  <div className={styles["slider"]}>
    <div className={styles["sliderTop"]} aria-hidden>
      <span>{label}</span>
      <span className={styles["number"]}>{Math.round(value * 100)}</span>
    </div>
    <Slider label={label} value={Math.round(value * 100)} min={0} max={100} step={1} onChange={(percent) => onChange(percent / 100)} valueText={`${Math.round(value * 100)} of 100`} />
    <div className={styles["ends"]} aria-hidden><span>{low}</span><span>{high}</span></div>
  </div>
);
