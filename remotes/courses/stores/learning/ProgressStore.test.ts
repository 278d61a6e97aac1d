/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { ClassProgress, KnownProgress } from "../../contract/hosts/learning";
import { mergeChapters } from "../../contract/learning/mergeChapters";
import type { Bookmark } from "../../contract/learning/savedProgress";
import { fakeShelf } from "../../testing/learning/fakeShelf";
import { ProgressStore, type LearningReader } from "./ProgressStore";

const ROOM = "ruang-a";
const bookmark = (chapterSlug: string): Bookmark => ({
  className: "Kelas A",
  classSlug: "kelas-a",
  isPremium: true,
  moduleSlug: "m",
  chapterSlug,
  chapterTitle: chapterSlug,
  chapterCount: 3,
});

/** The platform's side: puts together what it is sent, and tells what it was asked. */
const fakePlatform = () => {
  const known = new Map<string, ClassProgress>();
  const calls: string[] = [];
  let failure: AppError | null = null;
  /** What a chapter waits for; the last task is passed where it waits for none. */
  let waiting: { chapterSlug: string; task: string; isPassed: boolean } | null = null;
  const wait = (chapterSlug: string, task: string | null): void => {
    waiting = { chapterSlug, task: task ?? waiting?.task ?? "", isPassed: task === null };
  };
  const withTasks = (progress: ClassProgress): KnownProgress => ({
    ...progress,
    chapters: progress.chapters.map((chapter) =>
      chapter.chapterSlug === waiting?.chapterSlug && !waiting.isPassed ? { ...chapter, doneAt: null } : chapter,
    ),
    ...(waiting && { tasks: [{ ...waiting, title: "Jarak sawah" }] }),
  });
  const merged = (progress: ClassProgress): ClassProgress => {
    const before = known.get(progress.classroomId)?.chapters ?? [];
    const after = { ...progress, chapters: [...mergeChapters(before, progress.chapters)] };
    known.set(progress.classroomId, after);
    return after;
  };
  const unused = (): Promise<never> => Promise.reject(new Error("not asked for here"));
  const reader: LearningReader = {
    certify: unused,
    progress: async (classroomId) => {
      calls.push(`get ${classroomId}`);
      if (failure) throw failure;
      return withTasks(known.get(classroomId) ?? { classroomId, chapters: [] });
    },
    mergeProgress: async (progress) => {
      calls.push(`post ${progress.chapters.map(({ chapterSlug }) => chapterSlug).join("+")}`);
      if (failure) throw failure;
      return withTasks(merged(progress));
    },
  };
  return { reader, calls, known, merged, wait, fail: (error: AppError | null) => void (failure = error) };
};

let nowMs = Date.parse("2026-11-21T03:00:00.000Z");

/** A tab of one browser. */
const tab = async (shelf: ReturnType<typeof fakeShelf>, platform = fakePlatform()) => {
  const store = new ProgressStore({
    reader: async () => platform.reader,
    shelf: async () => shelf.open(),
    now: () => new Date((nowMs += 1000)),
  });
  const stop = store.start();
  await jest.advanceTimersByTimeAsync(0);
  return { store, own: store.of(ROOM), stop, platform };
};

const rest = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("a chapter that the platform has not let be done", () => {
  it("is not done here either, nor in local storage, and its task is known once it is passed", async () => {
    const shelf = fakeShelf();
    const visitor = await tab(shelf);
    visitor.own.markDone("satu");
    await rest();
    visitor.stop();
    shelf.logIn();
    const platform = fakePlatform();
    platform.wait("satu", "exercise:jarak-sawah");
    const { store, own } = await tab(shelf, platform);
    await rest();
    expect([own.isDone("satu"), own.isPassed("exercise:jarak-sawah")]).toEqual([false, false]);
    expect(shelf.kept()[0]?.chapters[0]).toMatchObject({ chapterSlug: "satu", doneAt: null });
    platform.wait("satu", null);
    await store.synchronise(ROOM);
    expect(own.isPassed("exercise:jarak-sawah")).toBe(true);
  });
});

describe("a visitor's progress", () => {
  it("is unknown until the browser has looked, and stays in the browser", async () => {
    const shelf = fakeShelf();
    const platform = fakePlatform();
    const store = new ProgressStore({
      reader: async () => platform.reader,
      shelf: async () => shelf.open(),
      now: () => new Date(nowMs),
    });
    expect(store.phase).toBe("unknown");
    store.start();
    await rest();
    expect(store.phase).toBe("ready");
    store.of(ROOM).markDone("satu");
    await rest();
    expect(platform.calls).toEqual([]);
    expect(shelf.kept()[0]).toMatchObject({ classroomId: ROOM, unsent: ["satu"] });
  });

  it("is there at the next visit: marks, notes, places, and the chapter that was last", async () => {
    const shelf = fakeShelf();
    const first = await tab(shelf);
    first.own.visit(bookmark("satu"));
    first.own.keepNote("satu", "Tanya Pak Wiryo");
    first.own.keepPosition("satu", 431.6);
    first.own.markDone("satu");
    first.own.visit(bookmark("dua"));
    await rest();
    const { own } = await tab(shelf);
    expect([own.isDone("satu"), own.isDone("dua"), own.isSeen("dua")]).toEqual([true, false, true]);
    expect([own.note("satu"), own.position("satu"), own.lastSeen]).toEqual(["Tanya Pak Wiryo", 432, "dua"]);
    expect(own.bookmark).toMatchObject({ chapterSlug: "dua" });
  });

  it("is kept when the page is left in the middle of typing", async () => {
    const shelf = fakeShelf();
    const { own } = await tab(shelf);
    own.keepNote("satu", "setengah kali");
    dispatchEvent(new Event("pagehide"));
    expect(shelf.kept()[0]?.chapters[0]?.note).toBe("setengah kali");
  });

  it("agrees between two tabs, and neither writes over the other", async () => {
    const shelf = fakeShelf();
    const [one, two] = [await tab(shelf), await tab(shelf)];
    one.own.markDone("satu");
    two.own.markDone("dua");
    two.own.keepNote("satu", "dari tab dua");
    await rest();
    for (const { own } of [one, two])
      expect([own.isDone("satu"), own.isDone("dua"), own.note("satu")]).toEqual([true, true, "dari tab dua"]);
    expect(shelf.kept()[0]?.unsent.toSorted()).toEqual(["dua", "satu"]);
  });

  it("cuts a note at its longest", async () => {
    const { own } = await tab(fakeShelf());
    own.keepNote("satu", "x".repeat(12_000));
    expect(own.note("satu")).toHaveLength(10_000);
  });

  it("holds for the visit where nothing can be kept", async () => {
    const shelf = fakeShelf();
    shelf.fill();
    const { own } = await tab(shelf);
    own.markDone("satu");
    await rest();
    expect(own.isDone("satu")).toBe(true);
  });

  it("says that nothing is kept where its code cannot be had", async () => {
    const store = new ProgressStore({
      reader: async () => fakePlatform().reader,
      shelf: () => Promise.reject(new AppError("offline", "none")),
      now: () => new Date(nowMs),
    });
    store.start();
    await rest();
    expect(store.phase).toBe("unkept");
  });
});

describe("the progress of somebody who logs in", () => {
  it("takes along what they did before, without losing what the account had", async () => {
    const shelf = fakeShelf();
    const visitor = await tab(shelf);
    visitor.own.markDone("satu");
    visitor.own.keepNote("dua", "dari peramban");
    await rest();
    visitor.stop();
    shelf.logIn();
    const platform = fakePlatform();
    platform.merged({
      classroomId: ROOM,
      chapters: [
        {
          chapterSlug: "tiga",
          seenAt: "2026-10-01T00:00:00.000Z",
          position: 5,
          doneAt: "2026-10-01T00:00:00.000Z",
          note: "dari akun",
          noteChangedAt: "2026-10-01T00:00:00.000Z",
        },
      ],
    });
    const { own } = await tab(shelf, platform);
    await rest();
    expect(platform.calls).toEqual(["post satu+dua"]);
    expect([own.isDone("satu"), own.isDone("tiga")]).toEqual([true, true]);
    expect([own.note("dua"), own.note("tiga")]).toEqual(["dari peramban", "dari akun"]);
    expect(platform.known.get(ROOM)?.chapters).toHaveLength(3);
    expect(shelf.kept()[0]?.unsent).toEqual([]);
  });

  it("is sent once it rests, and only what the platform does not have", async () => {
    const shelf = fakeShelf();
    shelf.logIn();
    const { own, platform } = await tab(shelf);
    own.keepNote("satu", "a");
    own.keepNote("satu", "ab");
    await rest();
    own.markDone("dua");
    await rest();
    expect(platform.calls).toEqual(["post satu", "post dua"]);
  });

  it("stays here until the platform has confirmed it", async () => {
    const shelf = fakeShelf();
    shelf.logIn();
    const { own, platform, store } = await tab(shelf);
    platform.fail(new AppError("offline", "none"));
    own.markDone("satu");
    await rest();
    expect(shelf.kept()[0]?.unsent).toEqual(["satu"]);
    platform.fail(null);
    dispatchEvent(new Event("online"));
    await rest();
    expect(platform.known.get(ROOM)?.chapters).toHaveLength(1);
    expect(shelf.kept()[0]?.unsent).toEqual([]);
    expect(store.isLoggedIn).toBe(true);
  });

  it("keeps what is written while a call is under way for the next one", async () => {
    const shelf = fakeShelf();
    shelf.logIn();
    const { own, store, platform } = await tab(shelf);
    own.keepNote("satu", "pertama");
    const sending = store.synchronise(ROOM);
    own.keepNote("satu", "kedua");
    await sending;
    expect(own.note("satu")).toBe("kedua");
    await rest();
    expect(platform.known.get(ROOM)?.chapters[0]?.note).toBe("kedua");
  });

  it("brings what another device did", async () => {
    const platform = fakePlatform();
    const devices = [fakeShelf(), fakeShelf()] as const;
    for (const shelf of devices) shelf.logIn();
    const phone = await tab(devices[0], platform);
    phone.own.markDone("satu");
    await rest();
    const laptop = await tab(devices[1], platform);
    await laptop.store.synchronise(ROOM);
    expect(laptop.own.isDone("satu")).toBe(true);
  });

  it("is nobody's here once they have logged out, but for what no account has", async () => {
    const shelf = fakeShelf();
    shelf.logIn();
    const { own, platform, stop } = await tab(shelf);
    own.markDone("satu");
    await rest();
    platform.fail(new AppError("offline", "none"));
    own.markDone("dua");
    await rest();
    stop();
    shelf.logOut();
    const visitor = await tab(shelf);
    expect([visitor.own.isDone("satu"), visitor.own.isDone("dua")]).toEqual([false, true]);
  });
});
