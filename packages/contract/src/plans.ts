import * as z from "zod/mini";

export const PLAN_KEYS = ["free", "pro", "premier"] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

export const PLAN_FEATURES = [
  "personas", "stems", "remaster", "song_editor", "crop_fade", "replace_section", "longer_audio_upload", "magic_descriptions",
  "exclude_styles", "advanced_sliders", "out_of_credits", "upgrade_v45", "download_wav", "simultaneous_gens",
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What only paid plans may do, by the names of the specification. */
export const PAID_ABILITIES = [
  "pinning", "generate_song_image", "stems", "remaster", "replace_section", "crop_fade", "exclude_styles", "download_wav", "personas",
] as const;
export type PaidAbility = (typeof PAID_ABILITIES)[number];
export const planHas = (plan: PlanKey, ability: PaidAbility): boolean => plan !== "free" || !PAID_ABILITIES.includes(ability);

export interface PlanRow {
  key: PlanKey;
  name: string;
  credits: { amount: number; period: "day" | "month" };
  /** US dollars. */
  price: { monthly: number; annual: number };
  /** Songs (clips' jobs) generating at once. */
  concurrency: number;
  uploadMaxSeconds: number;
  rights: "non-commercial" | "commercial";
}

export const PLANS: Record<PlanKey, PlanRow> = {
  free: { key: "free", name: "Free", credits: { amount: 50, period: "day" }, price: { monthly: 0, annual: 0 }, concurrency: 4, uploadMaxSeconds: 60, rights: "non-commercial" },
  pro: { key: "pro", name: "Pro", credits: { amount: 2500, period: "month" }, price: { monthly: 10, annual: 96 }, concurrency: 10, uploadMaxSeconds: 480, rights: "commercial" },
  premier: { key: "premier", name: "Premier", credits: { amount: 10000, period: "month" }, price: { monthly: 30, annual: 288 }, concurrency: 10, uploadMaxSeconds: 480, rights: "commercial" },
};
/** Staff and the create-beta-ui gate. */
export const STAFF_UPLOAD_MAX_SECONDS = 1800;

/** Credits by task; what is not here is free. A create yields two clips. */
export const CREDIT_COSTS = {
  create: 10, extend: 10, cover: 10, infill: 10, variation: 10, remaster: 10, add_vocals: 10, add_instrumental: 10,
  stems_2: 10, stems_all: 50,
} as const;
export const CLIPS_PER_GENERATION = 2;

export const CURRENCIES = [
  "USD", "AUD", "BRL", "CAD", "EUR", "GBP", "IDR", "INR", "JPY", "KRW", "MXN", "NOK", "PLN", "SEK", "THB", "TRY", "UAH",
] as const;

export const planView = z.object({
  plan_key: z.enum(PLAN_KEYS),
  name: z.string(),
  credits: z.number(),
  credits_period: z.enum(["day", "month"]),
  price_monthly: z.number(),
  price_annual: z.number(),
  currency: z.enum(CURRENCIES),
  concurrency: z.number(),
  rights: z.enum(["non-commercial", "commercial"]),
});
