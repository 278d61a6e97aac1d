import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { ProgramReader } from "../../contract/programs/ProgramReader";
import { fakeProgramReader } from "../../testing/programs/fakeProgramReader";
import { ProgramsStore, type ProgramsSnapshot } from "./ProgramsStore";

const down = new AppError("offline", "down");
const failing = () => Promise.reject(down);

const storeOf = (overrides: Partial<ProgramReader> = {}, saved?: ProgramsSnapshot) =>
  new ProgramsStore(async () => fakeProgramReader(overrides), saved);

const travelled = (store: ProgramsStore): ProgramsSnapshot =>
  JSON.parse(JSON.stringify(store.snapshot())) as ProgramsSnapshot; // what travels in the HTML

describe("a programme", () => {
  it("is one store, by its id and by its slug", async () => {
    const store = storeOf();
    const program = store.program("teknik-jaringan");
    await program.open([]);
    expect(store.program("jaringan")).toBe(program);
    expect(store.program("teknik-jaringan")).toBe(program);
    expect(store.program("busana")).not.toBe(program);
  });

  it("reads the parts that a page shows, each once, and asks for them by its id", async () => {
    const asked: string[] = [];
    const store = storeOf({
      events: async (id) => {
        asked.push(`events ${id}`);
        return { items: [], programs: [], isPartial: false };
      },
      outline: async (id) => {
        asked.push(`outline ${id}`);
        return [];
      },
    });
    const program = store.program("teknik-jaringan");
    await program.open(["events"]);
    await program.open(["events", "outline"]);
    expect(asked).toEqual(["events jaringan", "outline jaringan"]);
  });

  it("turns the pages of its schools, and reads nothing else for that", async () => {
    const asked: string[] = [];
    const store = storeOf({
      classes: async () => {
        asked.push("classes");
        return { items: [], total: 0 };
      },
      schools: async (_id, page) => {
        asked.push(`schools ${page}`);
        return { page, perPage: 10, totalItems: 12, totalPages: 2, items: [] };
      },
    });
    const program = store.program("jaringan");
    for (const page of [1, 2, 2]) await program.open(["classes", "schools"], page);
    expect(asked).toEqual(["classes", "schools 1", "schools 2"]);
  });

  it("says why it could not be opened, and opens the next time", async () => {
    let isDown = true;
    const sound = fakeProgramReader();
    const store = storeOf({ program: (key) => (isDown ? failing() : sound.program(key)) });
    const program = store.program("jaringan");
    expect(await program.open(["classes"])).toBe(down);
    isDown = false;
    expect(await program.open(["classes"])).toBeNull();
  });

  it("stands without a part that is lost, which is read again when the page opens again", async () => {
    const store = storeOf({ classes: failing });
    const program = store.program("jaringan");
    expect(await program.open(["classes", "schools"])).toBeNull();
    expect([program.classes.state.phase, program.schools.state.phase]).toEqual(["failed", "ready"]);
  });
});

describe("ProgramsStore", () => {
  it("carries nothing that was not asked for", () => {
    expect(storeOf().snapshot()).toEqual({});
  });

  it("comes back from its snapshot, and asks for nothing again", async () => {
    const store = storeOf();
    await Promise.all([store.list.show(2), store.outlines.show(1), store.reloadAll(), store.reloadEvents()]);
    await store.program("teknik-jaringan").open(["schools"], 2);
    const lost = { programs: failing, outlines: failing, program: failing, schools: failing };
    const restored = storeOf(lost, travelled(store));
    await Promise.all([restored.list.show(2), restored.outlines.show(1)]);
    expect(await restored.program("jaringan").open(["schools"], 2)).toBeNull();
    expect(restored.snapshot()).toEqual(store.snapshot());
  });
});
