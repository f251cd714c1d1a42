import { describe, expect, it } from "vitest";
import { createRequire } from "node:module";
import { findFfmpeg } from "./find-ffmpeg.ts";

describe("the ffmpeg that is used", () => {
  it("runs and says its version", async () => {
    const { path, version } = await findFfmpeg();
    expect(path.startsWith("/") || /^[A-Z]:/u.test(path)).toBe(true);
    expect(version).toMatch(/\d/u);
  });

  it("is the named one, which must run", async () => {
    const { path } = await findFfmpeg();
    expect(await findFfmpeg({ path })).toMatchObject({ origin: "named", path });
    await expect(findFfmpeg({ path: "/nowhere/ffmpeg" })).rejects.toMatchObject({ code: "no-ffmpeg" });
  });

  it("is the package's where the system has none", async (context) => {
    try {
      createRequire(import.meta.url).resolve(`@ffmpeg-binary/${process.platform}-${process.arch}`);
    } catch {
      context.skip();
    }
    if (process.env.FFMPEG_PATH) context.skip();
    expect((await findFfmpeg({ path: "", searchPath: "" })).origin).toBe("package");
  });
});
