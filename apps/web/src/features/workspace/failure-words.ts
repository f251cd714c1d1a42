import type { Clip, ClipErrorType } from "@tunewright/contract";

const HAPPENED: Record<ClipErrorType, string> = {
  engine: "This one could not be made",
  stalled: "This one stalled and was stopped",
  cancelled: "This one was cancelled",
  storage: "This one could not be kept",
  interrupted: "This one was interrupted",
};
const WHY: Partial<Record<ClipErrorType, string>> = {
  stalled: "Nothing moved for 10 minutes.",
  storage: "The server had no room for its sound.",
  interrupted: "The server stopped while it was made.",
};

/** What happened to takes that ended in error, what became of the credits, and that nothing written is lost. */
export function failureWords(clips: readonly Clip[]): { title: string; text: string } {
  const { metadata } = clips[0]!;
  const type = metadata.error_type !== null && metadata.error_type in HAPPENED ? (metadata.error_type as ClipErrorType) : "engine";
  const why = WHY[type] ?? (type === "engine" ? sentence(metadata.error_message) : "");
  const credits = clips.every((clip) => clip.metadata.refund_credits) ? "Your credits are back, and the words are kept." : "The words are kept.";
  return { title: HAPPENED[type], text: [why, credits].filter(Boolean).join(" ") };
}

function sentence(message: string | null): string {
  const bare = message?.trim() ?? "";
  return bare === "" || /[.!?]$/.test(bare) ? bare : `${bare}.`;
}
