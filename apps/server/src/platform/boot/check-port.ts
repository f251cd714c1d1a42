import { createServer } from "node:net";
import { BootError, systemCode } from "./boot-error.ts";

/** Fails at once, before anything is started, where the address cannot be had. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw portError(port, host, error);
  }
  await new Promise((done) => server.close(done));
}

export function portError(port: number, host: string, error: unknown): unknown {
  switch (systemCode(error)) {
    case "EADDRINUSE":
      return new BootError(`Port ${port} is taken by another program: stop that, or choose another port, for example PORT=${port < 65_535 ? port + 1 : port - 1} npm start.`);
    case "EACCES":
      return new BootError(`Port ${port} may only be used by root: choose one above 1023, for example PORT=3000 npm start.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new BootError(`This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for all.`);
    default:
      return error;
  }
}
