/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { RemoteScopeProvider } from "@serambi/kernel/remote";
import { fakeDeps, fakeTenant } from "@serambi/kernel/testing";
import { cleanup, render, screen } from "@testing-library/react";

import { messages } from "../../messages/learning.id";
import { PREMIUM_ROUTES } from "../../testing/learning/learningFixtures";
import { settle } from "../../testing/learning/settle";
import { Slot } from "./ContinueLearning";

const KEY = "learning_progress";

const begun = (slug: string) => ({
  classroomId: slug,
  chapters: [
    {
      chapterSlug: "dua",
      seenAt: "2026-11-20T00:00:00.000Z",
      position: 400,
      doneAt: "2026-11-20T00:00:00.000Z",
      note: "",
      noteChangedAt: "1970-01-01T00:00:00.000Z",
    },
  ],
  unsent: ["dua"],
  bookmark: {
    className: `Kursus ${slug}`,
    classSlug: slug,
    isPremium: true,
    moduleSlug: "m",
    chapterSlug: "dua",
    chapterTitle: "Bab dua",
    chapterCount: 4,
  },
});

const keep = (...slugs: string[]) =>
  localStorage.setItem(KEY, JSON.stringify({ format: 1, classes: slugs.map(begun) }));

const show = (routes = PREMIUM_ROUTES, limit = 3) =>
  settle(() =>
    render(
      <RemoteScopeProvider
        scope={{
          tenant: fakeTenant({ settings: { routes } }),
          language: "id",
          messages,
          deps: fakeDeps(),
          sessions: new Map(),
        }}
      >
        <Slot props={{ title: "Lanjutkan belajar", limit }} data={null} store={undefined} />
      </RemoteScopeProvider>,
    ),
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("courses.continue.v1", () => {
  it("shows nothing to whoever has begun nothing", async () => {
    await show();
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("leads to the chapters that were open last, as many as asked for", async () => {
    keep("a", "b", "c");
    await show(PREMIUM_ROUTES, 2);
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Kursus a" }).getAttribute("href")).toBe(
      "/Courses/@Premium/a/module/m/chapter/dua#lanjut",
    );
    expect(screen.getAllByText("1 dari 4")).toHaveLength(2);
  });

  it("follows another tab", async () => {
    keep("a");
    await show();
    keep("a", "b");
    await settle(() => dispatchEvent(new StorageEvent("storage", { key: KEY })));
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("links nothing on a site without chapters", async () => {
    keep("a");
    await show(["/"]);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
