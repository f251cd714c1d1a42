import { expect, test } from "vitest";
import { isBare } from "./chrome.ts";

test.each(["/link-account", "/studio", "/studio/", "/edit/abc", "/edit-legacy/", "/edit-v3/", "/edit-v3/abc", "/collab", "/live-radio"])("%s has the window to itself", (path) => expect(isBare(path)).toBe(true));
test.each(["/", "/studio-waitlist", "/editorial", "/radio", "/song/edit", "/@studio", "/me", "/create"])("%s stands in the shell", (path) => expect(isBare(path)).toBe(false));
