import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { create, readClip, signUp, untilComplete, type Person } from "../stage/person.ts";

const baseURL = inject("baseURL");
const MODEL = "chirp-auk-turbo";

describe("Whatever is sent, the answer is a song or a sentence", () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp(baseURL, "fuzz");
  });
  const post = (body: unknown) => person.post("/api/generate/v2/", body);

  test("no body of any shape is answered with a 500", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const answer = await post(value);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ code: "invalid_request", detail: expect.any(String) });
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ["nothing to sing about", { gpt_description_prompt: "" }, "gpt_description_prompt"],
    ["a model that does not exist", { mv: "chirp-v99", gpt_description_prompt: "x" }, "mv"],
    ["a description that is too long", { gpt_description_prompt: "x".repeat(3001) }, "gpt_description_prompt"],
    ["a NUL byte", { gpt_description_prompt: "a\u0000b" }, "gpt_description_prompt"],
    ["a number for words", { gpt_description_prompt: 12 }, "gpt_description_prompt"],
  ])("%s is a field error that names the field", async (_, wrong, field) => {
    const answer = await post({ mv: MODEL, transaction_uuid: randomUUID(), metadata: { create_mode: "simple" }, ...wrong });
    expect(answer.status).toBe(400);
    const body = (await answer.json()) as { fields: Record<string, string> };
    expect(Object.keys(body.fields)).toContain(field);
  });

  test("somebody else's clip is not there", async () => {
    const stranger = await signUp(baseURL, "stranger");
    const [clip] = await create(stranger, { gpt_description_prompt: "a short house track, 30 seconds", seed: 3 });
    const answer = await post({ mv: MODEL, transaction_uuid: randomUUID(), gpt_description_prompt: "x", cover_clip_id: clip!.id, task: "cover" });
    expect([404, 422]).toContain(answer.status);
    for (const path of [`/api/gen/${clip!.id}/set_visibility/`, `/api/gen/${clip!.id}/set_metadata/`, `/api/generate/${clip!.id}/cancel/`]) {
      const refused = await person.post(path, { is_public: true, title: "mine now" });
      expect(refused.status, path).toBe(404);
    }
    await stranger.post(`/api/generate/${clip!.id}/cancel/`, {});
    expect(["error", "complete"]).toContain((await readClip(stranger, clip!.id)).status);
  });

  test("emoji, right-to-left script and 5,000 characters of it become a sensible song or a sentence", async () => {
    await person.post("/api/user/user_config/", { has_accepted_custom_mode_tos: true });
    const words = "שלום 🎂 happy birthday dear Zoë\nمرحبا 💃🏽 to you\n".repeat(120).slice(0, 5000);
    const answer = await post({ mv: MODEL, transaction_uuid: randomUUID(), prompt: words, tags: "pop", seed: 11, metadata: { create_mode: "custom" } });
    const body = (await answer.json()) as { clips?: { id: string }[]; detail?: string };
    if (answer.status !== 200) {
      expect(answer.status).toBeLessThan(500);
      expect(body.detail).toMatch(/\w+ \w+/);
      return;
    }
    for (const clip of body.clips!) await person.post(`/api/generate/${clip.id}/cancel/`, {});
    const kept = await readClip(person, body.clips![0]!.id);
    expect(kept.metadata.prompt).toContain("🎂");
    expect(kept.metadata.prompt).toContain("שלום");
  });

  test("a prompt in another language makes a song, and its words are kept", async () => {
    const wish = "ein kurzes Lied über den letzten Zug nach Hause, 30 Sekunden";
    const [clip] = await create(person, { gpt_description_prompt: wish, seed: 5 });
    const done = await untilComplete(person, clip!.id);
    expect(done.metadata.gpt_description_prompt).toBe(wish);
    expect(done.metadata.duration).toBeGreaterThan(15);
  });
});
