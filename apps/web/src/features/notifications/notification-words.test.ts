import type { Notification } from "@tunewright/contract";
import { expect, test } from "vitest";
import { notificationPath, notificationWords } from "./notification-words.ts";

const line = (given: object): Notification => ({
  type: "like", contentType: "clip", actors: [], actor_count: 0, event_count: 1, handle: null, playlist: null, song: { id: "c1", title: "Night Ferry", image_url: "" }, ...given,
}) as unknown as Notification;
const [ada, bob, eve] = ["Ada", "Bob", " "].map((name, at) => ({ display_name: name, handle: `h${at}`, avatar_image_url: null }));
const said = (given: object) => {
  const { who, did, song, end } = notificationWords(line(given));
  return [who, did, song, end].filter(Boolean).join(" ");
};

test.each([
  [{ actors: [ada], actor_count: 1 }, "Ada liked Night Ferry"],
  [{ actors: [ada, bob], actor_count: 2 }, "Ada and Bob liked Night Ferry"],
  [{ actors: [ada, bob, eve], actor_count: 3 }, "3 people liked Night Ferry"],
  [{ actors: [ada, bob, eve], actor_count: 1_204 }, "1,204 people liked Night Ferry"],
  [{ actors: [eve], actor_count: 1 }, "h2 liked Night Ferry"],
  [{ actors: [], actor_count: 1 }, "Someone liked Night Ferry"],
  [{ contentType: "comment", actors: [ada], actor_count: 1 }, "Ada liked your comment on Night Ferry"],
  [{ type: "comment", contentType: "comment", actors: [ada], actor_count: 1 }, "Ada commented on Night Ferry"],
  [{ type: "mention", contentType: "comment", actors: [ada], actor_count: 1 }, "Ada mentioned you on Night Ferry"],
  [{ type: "follow", contentType: "user", actors: [ada], actor_count: 1, song: null }, "Ada followed you"],
  [{ type: "song_complete", event_count: 2 }, "2 takes of Night Ferry are ready"],
  [{ type: "song_complete" }, "Night Ferry is ready"],
  [{ type: "remix", actors: [ada], actor_count: 1 }, "Ada remixed Night Ferry"],
  [{ type: "playlist", contentType: "playlist", actors: [ada], actor_count: 1, event_count: 1, playlist: { id: "p1", name: "Late" } }, "Ada added Night Ferry to “Late”"],
  [{ type: "playlist", contentType: "playlist", actors: [ada], actor_count: 1, event_count: 3, playlist: { id: "p1", name: "Late" } }, "Ada added 3 songs of yours, last Night Ferry to “Late”"],
  [{ type: "referral", contentType: "user", actors: [ada], actor_count: 1, song: null }, "Ada made ten songs: both of you got credits"],
  [{ type: "moderation" }, "About Night Ferry"],
  [{ type: "moderation", song: null, contentType: "user" }, "About your account"],
  [{ type: "song_complete", song: { id: "c1", title: "  ", image_url: "" } }, "Untitled is ready"],
])("%j reads %j", (given, expected) => {
  expect(said(given)).toBe(expected);
});

test("a line leads to its song, to what was said under it, or to the person", () => {
  expect(notificationPath(line({}))).toBe("/song/c1");
  expect(notificationPath(line({ contentType: "comment" }))).toBe("/song/c1?show_comments=true");
  expect(notificationPath(line({ type: "playlist", playlist: { id: "p1", name: "Late" } }))).toBe("/playlist/p1");
  expect(notificationPath(line({ type: "referral", song: null, handle: "ada" }))).toBe("/account");
  expect(notificationPath(line({ type: "moderation" }))).toBe("/song/c1");
  expect(notificationPath(line({ type: "follow", song: null, handle: "ada" }))).toBe("/@ada");
});
