import { Agent, request } from "node:http";

export interface Answered { milliseconds: number; bytes: number }

/**
 * Sends requests with `inFlight` at any time for so many seconds, each to what `next` names, as a browser does (kept connections, gzip).
 * Resolves with every answer's time to its last byte. Rejects where one is not 200.
 */
export async function load(base: string, options: { next: () => string; headers?: Record<string, string>; inFlight: number; seconds: number }): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.inFlight });
  const answers: Answered[] = [];
  const until = performance.now() + options.seconds * 1000;
  try {
    await Promise.all(Array.from({ length: options.inFlight }, async () => {
      while (performance.now() < until) answers.push(await ask(agent, base + options.next(), options.headers ?? {}));
    }));
  } finally {
    agent.destroy();
  }
  return answers;
}

function ask(agent: Agent, url: string, headers: Record<string, string>): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { "accept-encoding": "gzip", ...headers } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => { bytes += chunk.length; });
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve({ milliseconds: performance.now() - began, bytes });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on("error", reject).end();
  });
}
