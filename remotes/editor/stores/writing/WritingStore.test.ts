/** @jest-environment jest-fixed-jsdom */
import { expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";

import type { Writing, WritingValue } from "../../contract/writing/Writing";
import { sampleWriting } from "../../testing/writing/sampleWriting";
import type { KeptChanges } from "../keptChanges";
import { WritingStore } from "./WritingStore";

/** A server with one draft, which other people change, and which may fail. */
const setUp = (kept: KeptChanges | null = null) => {
  let server = sampleWriting();
  const device = { kept };
  const faults: AppError[] = [];
  const steps: unknown[] = [];
  const check = (version: number): void => {
    const fault = faults.shift();
    if (fault) throw fault;
    if (version !== server.version) throw new AppError("conflict", "Somebody saved");
  };
  const change = (value: Partial<WritingValue>, more: Partial<Writing> = {}): Writing => {
    server = { ...server, version: server.version + 1, value: { ...server.value, ...value }, ...more };
    return server;
  };
  const store = new WritingStore(server, {
    api: async () => ({
      one: async () => server,
      save: async (_one, version, value) => {
        check(version);
        return change(value);
      },
      step: async (_one, step, body) => {
        steps.push([step, body]);
        check(Number(body["version"]));
        return change({}, { state: "published", isChanged: false });
      },
      preview: async (text) => ({ html: `<p>${text}</p>`, words: 1, minutes: 1, links: [] }),
    }),
    keeper: { read: () => device.kept, write: (changes) => (device.kept = changes) },
    now: () => new Date("2026-11-21T03:42:00Z"),
    later: () => () => undefined,
  });
  return { store, device, faults, steps, change, server: () => server };
};

it("keeps what is typed on the device until the server has it", async () => {
  const { store, device, server } = setUp();
  store.set({ title: "Judul baru" });
  expect([store.phase, device.kept?.values]).toEqual(["waiting", { title: "Judul baru" }]);
  await store.save();
  expect([store.phase, device.kept, server().value.title]).toEqual(["saved", null, "Judul baru"]);
});

it("keeps it while there is no connection, and sends it later", async () => {
  const { store, device, faults, server } = setUp();
  faults.push(new AppError("offline", "Lost"));
  store.set({ text: "Di kereta" });
  await store.save();
  expect([store.phase, device.kept?.values]).toEqual(["offline", { text: "Di kereta" }]);
  await store.save();
  expect([store.phase, server().value.text]).toEqual(["saved", "Di kereta"]);
});

it("merges what somebody else changed in other fields without a question", async () => {
  const { store, change, server } = setUp();
  store.set({ title: "Punyaku" });
  change({ summary: "Punyanya" });
  await store.save();
  expect(store.phase).toBe("saved");
  expect(server().value).toMatchObject({ title: "Punyaku", summary: "Punyanya" });
});

it("keeps the paragraphs of both who write at one text, and asks about a line that both changed", async () => {
  const { store, change, server } = setUp();
  change({ text: "Satu\n\nDua\n\nTiga" });
  await store.step("restore");
  await store.step("restore");
  store.set({ text: "Satu\n\nDua\n\nTiga, lagi\n\nEmpat" });
  change({ text: "Satu, sungguh\n\nDua\n\nTiga" });
  await store.save();
  expect([store.phase, server().value.text]).toEqual(["saved", "Satu, sungguh\n\nDua\n\nTiga, lagi\n\nEmpat"]);
  store.set({ text: server().value.text.replace("Dua", "Dua sore").replace("Empat", "Empat!") });
  change({ text: server().value.text.replace("Dua", "Dua pagi") });
  await store.save();
  expect([store.phase, store.asked]).toEqual(["asking", ["text"]]);
  await store.decide("theirs");
  expect(server().value.text).toBe("Satu, sungguh\n\nDua pagi\n\nTiga, lagi\n\nEmpat!");
});

it.each([
  ["mine", "Punyaku"],
  ["theirs", "Punyanya"],
] as const)("asks where both changed the same, and %s stays", async (whose, title) => {
  const { store, change, server } = setUp();
  store.set({ title: "Punyaku", summary: "Tetap" });
  change({ title: "Punyanya" });
  await store.save();
  expect([store.phase, store.asked, store.value.title]).toEqual(["asking", ["title"], "Punyaku"]);
  await store.decide(whose);
  expect(store.phase).toBe("saved");
  expect(server().value).toMatchObject({ title, summary: "Tetap" });
});

it("leaves what was typed on the device where the role is gone", async () => {
  const { store, device, faults } = setUp();
  faults.push(new AppError("forbidden", "No role"));
  store.set({ title: "Tidak hilang" });
  await store.save();
  store.set({ summary: "Juga tidak" });
  expect([store.phase, device.kept?.values]).toEqual(["refused", { title: "Tidak hilang", summary: "Juga tidak" }]);
});

it("takes up what an earlier visit left, and asks about what was changed elsewhere since", () => {
  const left = { version: 2, before: { title: "Lama" }, values: { title: "Punyaku" } };
  const { store } = setUp(left);
  store.start()();
  expect([store.phase, store.asked, store.value.title]).toEqual(["asking", ["title"], "Punyaku"]);
});

it("publishes what is saved, and says why it may not", async () => {
  const { store, faults, steps } = setUp();
  store.set({ title: "Terbit" });
  expect(await store.step("publish", { at: "2026-12-01T00:00:00Z" })).toBe(true);
  expect(steps).toEqual([["publish", { at: "2026-12-01T00:00:00Z", version: 4 }]]);
  faults.push(new AppError("invalid", "Not ready", { fields: { summary: "Wajib" } }));
  expect(await store.step("publish")).toBe(false);
  expect(store.problems).toEqual({ summary: "Wajib" });
});
