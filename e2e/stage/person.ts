import { randomUUID } from "node:crypto";
import { generate, getClip, type Clip } from "@tunewright/contract";

/** A signed-up person who talks to the product over HTTP as a program does. */
export interface Person {
  post(path: string, body: unknown): Promise<Response>;
  get(path: string): Promise<Response>;
}

export async function signUp(baseURL: string, name = "someone"): Promise<Person> {
  const email = `${name}-${randomUUID()}@example.com`;
  const headers = { "content-type": "application/json", origin: baseURL };
  const answer = await fetch(`${baseURL}/api/auth/sign-up/email`, {
    method: "POST", headers, body: JSON.stringify({ email, password: randomUUID(), name }),
  });
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
  return {
    post: (path, body) => fetch(baseURL + path, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) }),
    get: (path) => fetch(baseURL + path, { headers: { cookie } }),
  };
}

/** Presses Create once. Returns the two clips as the answer carries them. */
export async function create(person: Person, wish: { gpt_description_prompt: string; seed?: number }): Promise<Clip[]> {
  const answer = await person.post(generate.path, { mv: "chirp-auk-turbo", transaction_uuid: randomUUID(), metadata: { create_mode: "simple" }, ...wish });
  if (!answer.ok) throw new Error(`Generate answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { clips: Clip[] }).clips;
}

export async function readClip(person: Person, id: string): Promise<Clip> {
  return (await (await person.get(getClip.path.replace("{id}", id))).json()) as Clip;
}

/** Asks every 100 ms until the clip has ended, one way or the other. Throws on an error clip. */
export async function untilComplete(person: Person, id: string): Promise<Clip> {
  for (;;) {
    const clip = await readClip(person, id);
    if (clip.status === "complete") return clip;
    if (clip.status === "error") throw new Error(`The song failed: ${clip.metadata.error_message}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
