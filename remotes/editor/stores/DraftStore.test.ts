/** @jest-environment jest-fixed-jsdom */
import { expect, it } from "@jest/globals";
import type { Draft } from "@serambi/kernel/cms";
import { AppError } from "@serambi/kernel/errors";

import { sampleDraft } from "../testing/samples";
import { DraftStore } from "./DraftStore";
import type { KeptChanges } from "./keptChanges";

const conflict = new AppError("conflict", "Somebody saved");

/** A server with one draft, which other people change, and which may fail. */
const setUp = (kept: KeptChanges | null = null) => {
  let server = sampleDraft();
  let work: (() => void) | null = null;
  const device = { kept };
  const faults: AppError[] = [];
  /** Each call does one of these before it answers. */
  const meanwhile: (() => void)[] = [];
  const steps: unknown[] = [];
  const done = <T>(answer: T): T => {
    meanwhile.shift()?.();
    return answer;
  };
  const check = (version: number): void => {
    const fault = faults.shift();
    if (fault) throw fault;
    if (version !== server.version) throw conflict;
  };
  const change = (values: Record<string, unknown>, more: Partial<Draft> = {}): Draft => {
    server = { ...server, version: server.version + 1, values: { ...server.values, ...values }, ...more };
    return server;
  };
  const api = {
    draft: async () => server,
    save: async (version: number, values: Readonly<Record<string, unknown>>) => {
      check(version);
      steps.push(values);
      return done(change({ ...values }));
    },
    step: async (step: string, version: number) => {
      check(version);
      steps.push(step);
      return done(change({}));
    },
    publish: async (version: number) => {
      check(version);
      return change({}, { live: { ...server.live, ...server.values }, values: {} });
    },
    restore: async () => server,
    importSite: async () => server,
    makeLink: async () => ({ id: "link", endsAt: "2027-01-02T00:00:00Z", madeBy: { id: "p", name: "Rina" } }),
    withdrawLink: async () => null,
  };
  const store = new DraftStore(server, {
    api: async () => api,
    keeper: { read: () => device.kept, write: (changes) => (device.kept = changes) },
    now: () => new Date("2027-01-01T03:42:00Z"),
    later: (next) => {
      work = next;
      return () => (work = null);
    },
  });
  return {
    store,
    device,
    faults,
    meanwhile,
    change,
    server: () => server,
    saved: () => steps,
    isWaiting: () => work !== null,
  };
};

it("sends what was typed after a pause, and keeps it on the device until it is there", async () => {
  const { store, device, server, isWaiting } = setUp();
  store.set("title", "Yayasan Baru");
  expect([store.phase, isWaiting(), device.kept?.values]).toEqual(["waiting", true, { title: "Yayasan Baru" }]);
  await store.save();
  expect([store.phase, device.kept, server().values["title"]]).toEqual(["saved", null, "Yayasan Baru"]);
  expect(store.changedKeys).toEqual(["title"]);
});

it("keeps what is typed while an earlier change is on its way", async () => {
  const { store, server } = setUp();
  store.set("title", "Satu");
  const sending = store.save();
  store.set("title", "Dua");
  await sending;
  expect([store.phase, store.values["title"]]).toEqual(["waiting", "Dua"]);
  await store.save();
  expect(server().values["title"]).toBe("Dua");
});

it("puts its own keys on top where somebody else changed others, without asking", async () => {
  const { store, change, server } = setUp();
  store.set("title", "Punyaku");
  change({ layout: "main" });
  await store.save();
  expect([store.phase, store.asked]).toEqual(["saved", []]);
  expect(server().values).toEqual({ title: "Punyaku", layout: "main" });
});

it.each([
  ["mine", ["title"], "Punyaku"],
  ["theirs", [], "Punyanya"],
])("asks where both changed the same key, and takes %s", async (_whose, mine, title) => {
  const { store, change, server, saved } = setUp();
  store.setAll({ title: "Punyaku", layout: "main" });
  change({ title: "Punyanya" });
  await store.save();
  expect([store.phase, store.asked]).toEqual(["asking", ["title"]]);
  await store.decide(mine);
  expect([store.phase, store.asked]).toEqual(["saved", []]);
  expect(server().values).toEqual({ title, layout: "main" });
  expect(saved()).toContainEqual({ title: "Punyaku", layout: "main" });
});

it("puts a section that was added here, and a text that was changed elsewhere, into one home page without asking", async () => {
  const { store, change, server } = setUp();
  const hero = { slot: "hero.v1", props: { title: "Lama", text: "Isi" } };
  const faq = { slot: "faq.v1", props: {} };
  change({ home: { sections: [hero] } });
  await store.run((api, version) => api.step("redo", version));
  await store.run((api, version) => api.step("redo", version));
  store.set("home", { sections: [{ ...hero, hidden: true }, faq] });
  change({ home: { sections: [{ ...hero, props: { title: "Baru", text: "Isi" } }] } });
  await store.save();
  expect([store.phase, store.asked]).toEqual(["saved", []]);
  expect(server().values["home"]).toEqual({
    sections: [{ ...hero, props: { title: "Baru", text: "Isi" }, hidden: true }, faq],
  });
});

it("asks about nothing that it has saved itself, however often", async () => {
  const { store, change, server } = setUp();
  store.set("title", "Satu");
  const sending = store.save();
  store.set("title", "Dua");
  await sending;
  change({ layout: "main" });
  await store.save();
  expect([store.phase, server().values["title"]]).toEqual(["saved", "Dua"]);
});

it("asks again after a reload that came before the answer", async () => {
  const { store, change, device } = setUp();
  store.set("title", "Punyaku");
  change({ title: "Punyanya" });
  await store.save();
  store.set("layout", "main");
  expect(device.kept).toMatchObject({ before: { title: "Yayasan Serambi" }, values: { title: "Punyaku" } });
});

it("keeps everything while the line is lost, and sends it when it is back", async () => {
  const { store, device, faults, server, isWaiting } = setUp();
  faults.push(new AppError("offline", "Lost"));
  store.set("title", "Tetap ada");
  await store.save();
  expect([store.phase, isWaiting(), device.kept?.values]).toEqual(["offline", true, { title: "Tetap ada" }]);
  await store.save();
  expect([store.phase, device.kept, server().values["title"]]).toEqual(["saved", null, "Tetap ada"]);
});

const loseAnswer = (): never => {
  throw new AppError("offline", "Lost");
};

it("asks nobody about a save of its own whose answer was lost, also after a reload", async () => {
  const { store, device, meanwhile, server } = setUp();
  meanwhile.push(loseAnswer);
  store.set("title", "Satu");
  await store.save();
  expect([store.phase, server().values["title"]]).toEqual(["offline", "Satu"]);
  store.set("title", "Satu dua");
  const later = setUp(device.kept);
  later.change({ title: "Satu" });
  const stop = later.store.start();
  await later.store.save();
  expect([later.store.phase, later.server().values["title"]]).toEqual(["saved", "Satu dua"]);
  stop();
  await store.save();
  expect([store.phase, server().values["title"]]).toEqual(["saved", "Satu dua"]);
});

it("looks what became of a step whose answer was lost, and does it no second time", async () => {
  const { store, meanwhile, server, saved } = setUp();
  meanwhile.push(loseAnswer);
  expect(await store.run((api, version) => api.step("undo", version))).toBe(false);
  expect([store.phase, store.draft.version]).toEqual(["offline", server().version - 1]);
  expect(await store.run((api, version) => api.step("undo", version))).toBe(false);
  expect([store.phase, store.draft.version, saved()]).toEqual(["saved", server().version, ["undo"]]);
});

it("keeps what is typed while a step is on its way, and does steps one after the other", async () => {
  const { store, meanwhile, server, saved } = setUp();
  meanwhile.push(() => store.set("title", "Sambil jalan"));
  const undo = () => store.run((api, version) => api.step("undo", version));
  expect(await Promise.all([undo(), undo()])).toEqual([true, true]);
  expect(saved()).toEqual(["undo", { title: "Sambil jalan" }, "undo"]);
  expect([store.phase, server().values["title"]]).toEqual(["saved", "Sambil jalan"]);
});

it("saves by itself once the person has signed in elsewhere and comes back", async () => {
  const { store, faults, server } = setUp();
  const stop = store.start();
  faults.push(new AppError("unauthorized", "Sign in"));
  store.set("title", "Tetap ada");
  await store.save();
  expect(store.phase).toBe("refused");
  dispatchEvent(new Event("focus"));
  await store.save();
  expect([store.phase, server().values["title"]]).toEqual(["saved", "Tetap ada"]);
  stop();
});

it("leaves what was typed on the device when the role is taken away, and does not try again by itself", async () => {
  const { store, device, faults, isWaiting } = setUp();
  faults.push(new AppError("forbidden", "No role"));
  store.set("title", "Tidak hilang");
  await store.save();
  store.set("layout", "main");
  expect([store.phase, isWaiting()]).toEqual(["refused", false]);
  expect(device.kept?.values).toEqual({ title: "Tidak hilang", layout: "main" });
});

it("takes up what an earlier visit left, and asks about what was changed elsewhere since", () => {
  const left = { version: 2, before: { title: "Lama" }, values: { title: "Punyaku" } };
  const { store } = setUp(left);
  const stop = store.start();
  expect([store.phase, store.asked, store.values["title"]]).toEqual(["asking", ["title"], "Punyaku"]);
  stop();
  const untouched = setUp({ ...left, before: { title: "Yayasan Serambi" } });
  const end = untouched.store.start();
  expect([untouched.store.phase, untouched.store.values["title"]]).toEqual(["waiting", "Punyaku"]);
  end();
});

it("publishes once all is saved, and not at all while something cannot be", async () => {
  const { store, faults, server } = setUp();
  store.set("title", "Terbit");
  expect(await store.run((api, version) => api.publish(version, ""))).toBe(true);
  expect([server().live["title"], store.changedKeys]).toEqual(["Terbit", []]);
  faults.push(new AppError("offline", "Lost"));
  store.set("title", "Belum");
  expect(await store.run((api, version) => api.publish(version, ""))).toBe(false);
  expect(server().live["title"]).toBe("Terbit");
});

it("publishes nothing that somebody else has just changed, and says so", async () => {
  const { store, change, server } = setUp();
  change({ title: "Punyanya" });
  expect(await store.run((api, version) => api.publish(version, ""))).toBe(false);
  expect([store.phase, store.fault?.code, server().live["title"]]).toEqual(["saved", "conflict", "Yayasan Serambi"]);
  expect(await store.run((api, version) => api.publish(version, ""))).toBe(true);
  expect([store.fault, server().live["title"]]).toEqual([null, "Punyanya"]);
});
