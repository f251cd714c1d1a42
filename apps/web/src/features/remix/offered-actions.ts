import { planHas, type Clip, type GenerationTask, type PaidAbility, type Session } from "@tunewright/contract";

/** What can be made of a song, by the names of the menu. */
export const REMIX_ACTIONS = [
  "cover", "extend", "speed", "variation", "remaster", "stems", "infill", "crop", "fade", "full-song", "add-vocals", "add-instrumental", "persona",
] as const;
export type RemixAction = (typeof REMIX_ACTIONS)[number];

export interface OfferedAction {
  action: RemixAction;
  /** Part of the paid plans, which this person is not on: shown with a tag, and leads to the plans. */
  pro: PaidAbility | null;
}

const TASK: Record<RemixAction, GenerationTask> = {
  cover: "cover", extend: "extend", speed: "speed", variation: "variation", remaster: "remaster", stems: "stems", infill: "infill", crop: "crop", fade: "fade",
  "full-song": "concat", "add-vocals": "add_vocals", "add-instrumental": "add_instrumental", persona: "create",
};
/** By the name under which a maker allows it to others. */
const OPEN: Partial<Record<RemixAction, Clip["allowed_remix_actions"][number]>> = { cover: "cover", extend: "extend", speed: "adjust_speed" };
const FEATURE: Partial<Record<RemixAction, PaidAbility>> = { variation: "remaster", remaster: "remaster", stems: "stems", infill: "replace_section", crop: "crop_fade", fade: "crop_fade", persona: "personas" };

/** What this person may do with the song, in the order of the menu; what no engine here can do is not offered. */
export function offeredActions(clip: Clip, session: Session | null): OfferedAction[] {
  if (!session || clip.status !== "complete" || clip.is_trashed) return [];
  const model = session.models.find(({ external_key }) => external_key === clip.model_name) ?? session.models.find(({ is_default }) => is_default);
  const lacking = new Set(clip.metadata.has_score ? [] : (model?.needs_score ?? []));
  const able = new Set(model?.capabilities.filter((task) => !lacking.has(task)) ?? []);
  const own = session.user !== null && session.user.id === clip.user_id;
  return REMIX_ACTIONS.filter((action) => able.has(TASK[action]) && (own ? fits(action, clip) : mayOthers(action, clip))).map((action) => {
    const feature = FEATURE[action];
    return { action, pro: feature && !planHas(session.plan, feature) ? feature : null };
  });
}

/** Seconds; there must be something left round the new section. */
const SHORTEST_INFILL = 10;

function fits(action: RemixAction, { metadata }: Clip): boolean {
  const isStem = metadata.stem_from_id !== null;
  switch (action) {
    case "full-song":
      return (metadata.history?.length ?? 0) > 0 && !metadata.infill && !isStem;
    case "stems":
      return !isStem;
    case "infill":
      return (metadata.duration ?? 0) >= SHORTEST_INFILL;
    case "persona":
      return metadata.singer !== null;
    case "add-vocals":
      return !metadata.has_vocal;
    default:
      return true;
  }
}

/** The specification's rule: remixing must be allowed, and a preview is no song to remix. */
function mayOthers(action: RemixAction, clip: Clip): boolean {
  const name = OPEN[action];
  return name !== undefined && clip.metadata.can_remix && clip.preview_seconds === null && clip.allowed_remix_actions.includes(name) && fits(action, clip);
}

/** Why nothing is offered, in the specification's words; null where something is. */
export function refusalToRemix(clip: Clip, session: Session | null): string | null {
  const own = session?.user?.id === clip.user_id;
  if (!own && (!clip.metadata.can_remix || clip.preview_seconds !== null)) return "This song cannot be remixed.";
  if (!own && clip.allowed_remix_actions.length === 0) return "No remix actions are allowed for this song.";
  const supported = offeredActions(clip, session).some(({ action }) => action === "cover" || action === "extend");
  return supported ? null : "No supported remix actions are available for this song.";
}
