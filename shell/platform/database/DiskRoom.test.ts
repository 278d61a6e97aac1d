import { expect, it } from "@jest/globals";

import { DiskRoom, type DiskState } from "./DiskRoom";

it("looks once a second and tells of changes alone, at once of a disk that was full before anybody listened", () => {
  let now = 0;
  let disk: DiskState = "full";
  const told: DiskState[] = [];
  const room = new DiskRoom("data", { now: () => now, look: () => disk });
  expect(room.state).toBe("full");
  room.watch((state) => told.push(state));
  disk = "writable";
  expect(room.state).toBe("full");
  now = 1_000;
  expect([room.state, room.state]).toEqual(["writable", "writable"]);
  disk = "closed";
  now = 2_000;
  expect(room.state).toBe("closed");
  expect(told).toEqual(["full", "writable", "closed"]);
});
