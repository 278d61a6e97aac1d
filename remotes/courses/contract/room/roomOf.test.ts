import { expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import type { RoomClass } from "../hosts/learning";
import { CHAPTER_PATHS } from "../learning/chapterPaths";
import { roomOf } from "./roomOf";

const tenant = fakeTenant({ settings: { routes: ["/Courses/:slug", CHAPTER_PATHS[0]] } });
const chapter = (slug: string, isDone: boolean) => ({ slug, title: slug, lengthMinutes: 5, isDone });
const given = (second: RoomClass["modules"][number]["chapters"][number]): RoomClass => ({
  classroomId: "room-batik",
  name: "Batik",
  slug: "batik",
  type: "course",
  mentor: "Ratih",
  modules: [
    { slug: "awal", title: "Awal", chapters: [chapter("pembuka", true)] },
    { slug: "akhir", title: "Akhir", chapters: [second] },
  ],
  seenAt: null,
  seenChapter: null,
  certificate: null,
});
const certificate = { code: "7KQ2-M4XD-9PWT", learnerName: "Sari", issuedAt: "2026-11-24T00:00:00.000Z" };

it("leads to the last chapter for the certificate once all is done, and not where there is one already", () => {
  const last = "/Courses/batik/module/akhir/chapter/penutup";
  const open = roomOf(tenant, given(chapter("penutup", false)));
  expect([open.finish, open.next?.path]).toEqual([null, last]);
  const done = given(chapter("penutup", true));
  expect(roomOf(tenant, done)).toMatchObject({ finish: last, next: null });
  expect(roomOf(tenant, { ...done, certificate }).finish).toBeNull();
  // A chapter that has no page yet was read nowhere: nobody certifies it.
  expect(roomOf(tenant, given({ ...chapter("penutup", true), isReadable: false })).finish).toBeNull();
});
