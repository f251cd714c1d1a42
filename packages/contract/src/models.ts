import * as z from "zod/mini";

export const MODEL_KEYS = ["chirp-v3-5", "chirp-v4", "chirp-auk", "chirp-auk-turbo", "chirp-bluejay"] as const;
export type ModelKey = (typeof MODEL_KEYS)[number];

export const generationTask = z.enum([
  "create", "extend", "cover", "infill", "variation", "remaster", "stems", "speed", "add_vocals", "add_instrumental", "crop", "fade", "concat",
]);
export type GenerationTask = z.infer<typeof generationTask>;

const share = () => z.number().check(z.gte(0), z.lte(1));
/** How far a variation strays, and how it is voiced; 0.5 leaves clarity, tone and width as they were. */
export const variationSliders = z.object({ variation: share(), clarity: share(), tone: share(), stereo_width: share() });
export type VariationSliders = z.infer<typeof variationSliders>;

export const remasterStrength = z.enum(["subtle", "normal", "high"]);
export type RemasterStrength = z.infer<typeof remasterStrength>;

export const modelLimits = z.object({
  title: z.number(),
  prompt: z.number(),
  tags: z.number(),
  negative_tags: z.number(),
  gpt_description_prompt: z.number(),
});

/** What a person picks a song engine by. The operator binds a key to an engine and a preset of it. */
export const model = z.object({
  external_key: z.string(),
  name: z.string(),
  description: z.string(),
  badges: z.array(z.enum(["pro", "beta"])),
  /** Whether this person may use it now. */
  can_use: z.boolean(),
  is_default: z.boolean(),
  major_model_version: z.string(),
  model_subtype: z.nullable(z.string()),
  capabilities: z.array(generationTask),
  /** Of these, what can only be done with songs that were composed here. */
  needs_score: z.array(generationTask),
  max_lengths: modelLimits,
});
export type Model = z.infer<typeof model>;

/** `access`: all; paid; or paid with a monthly allowance for free users. */
export interface ModelRow {
  key: ModelKey;
  name: string;
  description: string;
  badges: ("pro" | "beta")[];
  access: "all" | "paid" | { freeEachMonth: number };
  limits: z.infer<typeof modelLimits>;
}

const small = { title: 80, prompt: 3000, tags: 200, negative_tags: 200, gpt_description_prompt: 3000 };
const large = { title: 80, prompt: 5000, tags: 1000, negative_tags: 1000, gpt_description_prompt: 3000 };

/** Newest last. */
export const MODELS: readonly ModelRow[] = [
  { key: "chirp-v3-5", name: "v3.5", description: "Simple and quick", badges: [], access: "all", limits: small },
  { key: "chirp-v4", name: "v4", description: "Fuller arrangements", badges: ["pro"], access: { freeEachMonth: 5 }, limits: small },
  { key: "chirp-auk", name: "v4.5", description: "Longer words, richer styles", badges: ["pro"], access: "paid", limits: large },
  { key: "chirp-auk-turbo", name: "v4.5-all", description: "v4.5 for everyone", badges: [], access: "all", limits: large },
  { key: "chirp-bluejay", name: "v4.5+", description: "The newest, most detailed", badges: ["pro", "beta"], access: "paid", limits: large },
];
export const DEFAULT_MODEL: ModelKey = "chirp-auk-turbo";
