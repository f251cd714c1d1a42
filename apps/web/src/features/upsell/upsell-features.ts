import type { PlanFeature } from "@tunewright/contract";
import AudioLines from "lucide-react/icons/audio-lines";
import Coins from "lucide-react/icons/coins";
import Download from "lucide-react/icons/download";
import Layers from "lucide-react/icons/layers";
import PencilRuler from "lucide-react/icons/pencil-ruler";
import Scissors from "lucide-react/icons/scissors";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sparkles from "lucide-react/icons/sparkles";
import Upload from "lucide-react/icons/upload";
import UserRound from "lucide-react/icons/user-round";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import CircleOff from "lucide-react/icons/circle-off";
import Replace from "lucide-react/icons/replace";
import LayoutGrid from "lucide-react/icons/layout-grid";

export interface UpsellFeature {
  title: string;
  subtitle: string;
  icon: typeof Coins;
  /** Ink of the print behind it: a section's colour of the tokens. */
  ink: "v" | "p" | "c" | "b" | "i";
  /** Whether this house can do it today; what it cannot is not offered. */
  enabled: boolean;
}

export const UPSELL_FEATURES: Record<PlanFeature, UpsellFeature> = {
  out_of_credits: { title: "More credits", subtitle: "Thousands of credits a month, and the free ones every day when they are used up.", icon: Coins, ink: "c", enabled: true },
  upgrade_v45: { title: "The best models", subtitle: "Longer words and styles, and the most careful presets of the house.", icon: Sparkles, ink: "p", enabled: true },
  simultaneous_gens: { title: "More songs at once", subtitle: "Ten songs at the press at the same time instead of four.", icon: LayoutGrid, ink: "v", enabled: true },
  exclude_styles: { title: "Exclude Styles", subtitle: "Say what a song must not sound like.", icon: CircleOff, ink: "b", enabled: true },
  advanced_sliders: { title: "Advanced sliders", subtitle: "How strange it may get, and how closely it keeps to its style.", icon: SlidersHorizontal, ink: "c", enabled: true },
  stems: { title: "Stems", subtitle: "Vocals and every instrument as files of their own.", icon: Layers, ink: "v", enabled: true },
  remaster: { title: "Remaster", subtitle: "The same song, mixed and mastered anew.", icon: WandSparkles, ink: "p", enabled: true },
  replace_section: { title: "Replace Section", subtitle: "Make a stretch of a song anew and keep the rest.", icon: Replace, ink: "b", enabled: true },
  crop_fade: { title: "Crop and fade", subtitle: "Keep the part that counts, with soft ends.", icon: Scissors, ink: "c", enabled: true },
  download_wav: { title: "Download WAV", subtitle: "Songs without loss, for your own studio.", icon: Download, ink: "v", enabled: true },
  longer_audio_upload: { title: "Longer uploads", subtitle: "Bring eight minutes of sound of your own.", icon: Upload, ink: "p", enabled: false },
  personas: { title: "Personas", subtitle: "Keep a voice and its style, and make more songs with it.", icon: UserRound, ink: "b", enabled: false },
  song_editor: { title: "Song Editor", subtitle: "A song laid open, to be cut and layered.", icon: PencilRuler, ink: "c", enabled: false },
  magic_descriptions: { title: "Magic descriptions", subtitle: "A few words become a whole style.", icon: AudioLines, ink: "v", enabled: false },
};

/** What is offered, beginning with the one that was asked for. */
export function offeredFrom(first: PlanFeature): readonly { key: PlanFeature; feature: UpsellFeature }[] {
  const offered = (Object.entries(UPSELL_FEATURES) as [PlanFeature, UpsellFeature][]).filter(([key, { enabled }]) => enabled || key === first);
  return offered.toSorted(([a], [b]) => Number(b === first) - Number(a === first)).map(([key, feature]) => ({ key, feature }));
}
