import type { Clip } from "@tunewright/contract";
import { openUpsell } from "../../lib/upsell-request.ts";
import { isPreview } from "../../player/preview.ts";
import { Button } from "../../ui/button.tsx";

/** Beside a song of which only a part can be heard. Text of the specification, to the letter. */
export const PreviewNote = ({ clip }: { clip: Clip }) =>
  isPreview(clip) ? <Button size="small" tone="outline" onClick={() => openUpsell("upgrade_v45")}>Upgrade for full song</Button> : null;
