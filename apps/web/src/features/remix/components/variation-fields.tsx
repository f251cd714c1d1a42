import type { Work } from "../start-work.ts";
import { PercentSlider } from "./percent-slider.tsx";

type Variation = Extract<Work, { action: "variation" }>;

export function VariationFields({ work, onChange }: { work: Variation; onChange(work: Variation): void }) {
  const set = (change: Partial<Variation>) => onChange({ ...work, ...change });
  return (
    <>
      <p>Use the creativity slider to control how much the variation strays from your original song.</p>
      <PercentSlider label="Variation" low="The same notes" high="Composed anew" value={work.variation} onChange={(variation) => set({ variation })} />
      <PercentSlider label="Clarity" low="Dense" high="Clear" value={work.clarity} onChange={(clarity) => set({ clarity })} />
      <PercentSlider label="Tone" low="Dark" high="Bright" value={work.tone} onChange={(tone) => set({ tone })} />
      <PercentSlider label="Stereo Width" low="Mono" high="Wide" value={work.stereoWidth} onChange={(stereoWidth) => set({ stereoWidth })} />
    </>
  );
}
