import { expect, test } from "vitest";
import { platformOf, storeFor } from "./app-store.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"], ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 5, "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari", 0, null], ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", 5, "android"], ["Mozilla/5.0 (X11; Linux x86_64)", 0, null],
] as const)("%s with %i fingers is %s", (agent, fingers, platform) => expect(platformOf(agent, fingers)).toBe(platform));

test("where there is no app for a device, nothing is offered", () => {
  const stores = { ios: "https://store.example/app", android: null };
  expect(storeFor("iPhone", 5, stores)).toBe("https://store.example/app");
  expect(storeFor("Android", 5, stores)).toBeNull();
  expect(storeFor("X11", 0, stores)).toBeNull();
});
