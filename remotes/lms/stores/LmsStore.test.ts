import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { OpenFeature, Showcase } from "../contract/showcase/Showcase";
import { sampleFeature, sampleSetting } from "../testing/showcase/sampleShowcase";
import { LmsStore, type LmsSnapshot } from "./LmsStore";
import { showcaseOf } from "./showcase/showcaseOf";

const opened: OpenFeature = { feature: sampleFeature(), features: [sampleFeature()], action: null };
const showcase: Showcase = sampleSetting();

const storeOf = (saved?: LmsSnapshot) => {
  const asked: string[] = [];
  let isDown = false;
  const answerOf = async <T>(call: string, value: T): Promise<T> => {
    asked.push(call);
    if (isDown) throw new AppError("unavailable", "Down");
    return value;
  };
  const reader = {
    showcase: () => answerOf("all", showcase),
    feature: (slug: string) => answerOf(slug, opened),
  };
  const store = new LmsStore({ showcase: async () => reader }, saved);
  return { store, part: showcaseOf(store), asked, breakDown: () => void (isDown = true) };
};

describe("what is known of the LMS", () => {
  it("is read once", async () => {
    const { part, asked } = storeOf();
    expect([await part.open(), await part.open()]).toEqual([null, null]);
    expect([await part.openFeature("buku-nilai"), await part.openFeature("Buku-Nilai")]).toEqual([null, null]);
    expect(asked).toEqual(["all", "buku-nilai"]);
    expect([part.showcase?.title, part.feature("BUKU-nilai")?.feature.key]).toEqual([showcase.title, "grading"]);
  });

  it("says why it could not be had, and is asked for again", async () => {
    const { part, asked, breakDown } = storeOf();
    breakDown();
    expect(await part.openFeature("ujian")).toMatchObject({ code: "unavailable" });
    expect(await part.open()).toMatchObject({ code: "unavailable" });
    expect([part.feature("ujian"), part.showcase]).toEqual([null, null]);
    await part.openFeature("ujian");
    expect(asked).toEqual(["ujian", "all", "ujian"]);
  });

  it("goes on in the browser with what the server read", async () => {
    const server = storeOf();
    await server.part.openFeature("buku-nilai");
    const saved = JSON.parse(JSON.stringify(server.store.snapshot())) as LmsSnapshot; // as it travels
    const browser = storeOf(saved);
    expect(await browser.part.openFeature("buku-nilai")).toBeNull();
    expect(browser.asked).toEqual([]);
    expect(browser.store.snapshot()).toEqual(saved);
  });

  it("costs nothing while nobody asks", () => {
    const { store } = storeOf();
    expect(store.snapshot()).toEqual({});
  });
});
