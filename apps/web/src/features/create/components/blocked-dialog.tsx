import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Block } from "../refusal.ts";
import type { CreateSong } from "../use-create-song.ts";

const TITLES: Record<Block, string> = {
  out_of_credits: "Out of credits",
  simultaneous_gens: "The press is full",
  upgrade_v45: "This model needs a paid plan",
  exclude_styles: "Exclude Styles needs a paid plan",
  advanced_sliders: "The sliders need a paid plan",
};
const WAY_ON: Record<Block, string> = {
  out_of_credits: "Free credits come back at midnight UTC. What you wrote is kept.",
  simultaneous_gens: "Wait until one of your songs is done, or cancel it. What you wrote is kept.",
  upgrade_v45: "Choose another model, or look at the plans.",
  exclude_styles: "Say what you want instead, or look at the plans.",
  advanced_sliders: "Leave the sliders in the middle, or look at the plans.",
};

/** What stands in the way of Create, and the ways on. `plansLink` leads to /account. */
export function BlockedDialog({ blocked, onClose, plansLink }: { blocked: CreateSong["blocked"]; onClose(): void; plansLink: ReactNode }) {
  return (
    <Dialog
      open={blocked !== null} onClose={onClose} title={blocked ? TITLES[blocked.by] : ""} width={440}
      footer={<><Button tone="quiet" onClick={onClose}>Back to the song</Button>{plansLink}</>}
    >
      {blocked && <><p>{blocked.sentence}</p><p>{WAY_ON[blocked.by]}</p></>}
    </Dialog>
  );
}
