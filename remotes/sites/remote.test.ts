import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { answer, fakeDeps, fakeHttp, type Answers } from "@serambi/kernel/testing";
import { renderToString } from "react-dom/server";

import { messages } from "./messages/id";
import { remote } from "./remote";
import { homes } from "./testing/fixtures/homes";
import { remoteFixtures } from "./testing/remoteFixtures";
import { renderSection } from "./testing/renderSection";

const HOME = "services contoh/cms/app/setting/home";
const sections = [
  { slot: "sites.hero-statement.v1", props: { title: "Selamat datang", lede: "Silakan masuk." } },
  { slot: "courses.featured.v1", props: { title: "Kelas pilihan" } },
];

/** The home page opened against hosts that answer like this. */
const openHome = async (answers: Answers) => {
  const deps = fakeDeps({ http: fakeHttp(answers) });
  const store = remote.createStore(deps);
  const page = remote.pages.find(({ id }) => id === "home");
  if (!page) throw new Error("No home page");
  const { tenant, language } = deps;
  const context: PageContext = {
    pattern: "/",
    path: "/",
    params: {},
    query: new URLSearchParams(),
    tenant,
    language,
    t: messages,
  };
  await page.load();
  return { page, store, context, outcome: await page.preload?.(store, context) };
};

describe("the home page", () => {
  it("asks for the tenant's sections in their order, the first of them at once", async () => {
    const { page, store, context, outcome } = await openHome({ [HOME]: answer({ sections }) });
    expect(outcome).toEqual({ kind: "ok" });
    expect(page.slots?.(store, context)).toEqual([
      { id: "home-0", name: "sites.hero-statement.v1", props: sections[0]?.props, isEager: true },
      { id: "home-1", name: "courses.featured.v1", props: sections[1]?.props, isEager: true },
    ]);
  });

  it.each([
    ["is down", new AppError("unavailable", "Down")],
    ["answers with another shape", { status: true, message: "", data: "none" }],
  ])("is unavailable, and says so, when the host %s", async (_, body) => {
    const { outcome } = await openHome({ [HOME]: body });
    expect(outcome).toEqual({ kind: "failed", status: 503, message: messages.homeFailed });
  });

  it("stands without sections where the tenant's list of them is none", async () => {
    const { page, store, context, outcome } = await openHome({ [HOME]: answer({ sections: "none" }) });
    expect(outcome).toEqual({ kind: "ok" });
    expect(page.slots?.(store, context)).toEqual([
      { id: "home-0", name: "sites.empty-page.v1", props: { title: "Sekolah Contoh" }, isEager: true },
    ]);
  });
});

describe("the sections", () => {
  it("have a fixture each, and every fixture a section", () => {
    const shown = remoteFixtures.slots.map(({ slot }) => slot).toSorted();
    expect(shown).toEqual(remote.slots.map(({ name }) => name).toSorted());
  });

  it.each(remoteFixtures.slots)(
    "$slot refuses properties that are not its own",
    async ({ slot: name, props, rejects = [] }) => {
      const slot = remote.slots.find((candidate) => candidate.name === name);
      const schema = (await slot?.schema())?.schema;
      expect(schema?.safeParse(props).success).toBe(true);
      for (const wrong of [null, 42, "text", {}, ...rejects]) expect(schema?.safeParse(wrong).success).toBe(false);
    },
  );

  it.each(remoteFixtures.slots)(
    "$slot renders on the server without styles, handlers or stray values",
    async (fixture) => {
      const html = renderToString(await renderSection(fixture));
      expect(html).toMatch(/^<section/);
      expect(html).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="|\[object |>(?:undefined|NaN)</);
    },
  );

  it.each(remoteFixtures.slots)(
    "$slot shows the same without the properties' defaults written out",
    async (fixture) => {
      // The browser is handed the properties as the tenant's data has them, not as the schema completed them.
      const slot = remote.slots.find(({ name }) => name === fixture.slot);
      expect((await slot?.schema())?.schema.parse(fixture.props)).toEqual(fixture.props);
    },
  );
});

describe.each(Object.entries(homes))("%s, put together", (_, fixtures) => {
  it("has one main heading, and skips no level below it", async () => {
    const html = (
      await Promise.all(fixtures.map(async (fixture) => renderToString(await renderSection(fixture))))
    ).join("");
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
