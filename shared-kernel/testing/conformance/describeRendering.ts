import { beforeAll, describe, expect, it } from "@jest/globals";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToString } from "react-dom/server";

import { LANGUAGES } from "../../contracts";
import { declaredCall, type HostCall, type RemoteServer } from "../../server";
import { openPage, type ReadyPage } from "./openPage";
import { findSlot, openSlot } from "./openSlot";
import { interleaved, twoVisits } from "./twoVisits";
import type { PageFixture, RemoteFixtures, RemoteModule, SlotFixture } from "./types";
import { overTheWire, type Ready, type Visit } from "./visit";

/** What no slot takes for its properties. */
const RUBBISH = [null, undefined, 42, "rubbish", ["rubbish"]];
/** Blocked by the content security policy, or a value that was never meant to be read. */
const FORBIDDEN = [/<[^>]+\sstyle="/, /<[^>]+\son[a-z]+="/, /\[object \w+\]/, />\s*(?:undefined|NaN|Invalid Date)\s*</];

const expectSound = (html: string): void => {
  expect(html).not.toBe("");
  for (const pattern of FORBIDDEN) expect(html).not.toMatch(pattern);
};

/** Tests that hold for whatever travels and renders, page or slot. */
/** The calls that were made and that the remote has not declared; `calls` as `fakeHttp` writes them. */
const undeclared = (hosts: readonly HostCall[], calls: readonly string[]): string[] =>
  calls.filter((call) => {
    const [method, host = "", address = ""] = call.startsWith("POST ")
      ? call.split(" ", 3)
      : ["GET", ...call.split(" ", 2)];
    return !declaredCall(hosts, { host, method: method ?? "", path: address.split("?", 1)[0] ?? "" });
  });

const describeReady = (
  { hosts }: RemoteServer,
  fixture: PageFixture | SlotFixture,
  open: (visit: Visit) => Promise<Ready>,
): void => {
  it("makes the calls that the remote has declared, and no others", async () => {
    expect(undeclared(hosts, (await open({ language: "id" })).calls)).toEqual([]);
  });

  it.each(LANGUAGES)("renders on the server (%s)", async (language) => {
    expectSound(renderToString((await open({ language })).element));
  });

  it.each(LANGUAGES)("renders the same from what travelled in the HTML (%s)", async (language) => {
    const { element, restored, travels } = await open({ language });
    expect(overTheWire(travels)).toEqual(travels ?? null);
    expect(renderToString(restored)).toBe(renderToString(element));
  });

  it("does not mix two requests at once", async () => {
    const visits = twoVisits(fixture);
    const show = async (visit: Visit) => {
      const { element, tells } = await open(visit);
      return { html: renderToString(element), tells };
    };
    const alone = [await show(visits[0]), await show(visits[1])];
    expect(alone[0]).not.toEqual(alone[1]);
    expect(await Promise.all(visits.map((visit) => show(interleaved(visit))))).toEqual(alone);
  });
};

const describeHead = (fixture: PageFixture, open: (visit: Visit) => Promise<ReadyPage>): void => {
  it.each(LANGUAGES)("says what it is to search engines (%s)", async (language) => {
    const { head, jsonLd } = (await open({ language })).tells;
    expect(head.title.trim()).not.toBe("");
    expect(head.title).not.toMatch(/<|undefined|\[object/);
    expect(head.canonicalPath ?? fixture.path).toMatch(/^\//);
    for (const thing of jsonLd)
      expect(overTheWire(thing)).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
  });

  it("asks for slots with ids of their own", async () => {
    const ids = (await open({ language: "id" })).tells.slots.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
};

const describePage = (server: RemoteServer, fixture: PageFixture): void => {
  const { outcome = "ok" } = fixture;

  describe(`${fixture.path}, ${fixture.title}`, () => {
    it.each(LANGUAGES)(`comes to "${outcome}" (%s)`, async (language) => {
      expect((await openPage(server, fixture, { language })).outcome).toBe(outcome);
    });

    it("only reads: it is prepared for visitors who may never open it", async () => {
      const { calls } = await openPage(server, fixture, { language: "id" });
      expect(calls.filter((call) => call.startsWith("POST "))).toEqual([]);
    });

    if (outcome !== "ok") return;
    const open = async (visit: Visit) => (await openPage(server, fixture, visit)).show();
    describeReady(server, fixture, open);
    describeHead(fixture, open);
  });
};

const describeSlot = (server: RemoteServer, fixture: SlotFixture): void => {
  describe(`${fixture.slot}, ${fixture.title}`, () => {
    describeReady(server, fixture, (visit) => openSlot(server, fixture, visit));

    it("refuses properties that are not its own", () => {
      const { schema } = findSlot(server, fixture.slot).parts;
      const taken = [...RUBBISH, ...(fixture.rejects ?? [])].filter((props) => schema.safeParse(props).success);
      expect(taken).toEqual([]);
    });
  });
};

/** Each page and slot on the server, for each of its fixtures. */
export const describeRendering = ({ server }: RemoteModule, { pages, slots }: RemoteFixtures): void => {
  beforeAll(() => enableStaticRendering(true));
  for (const fixture of pages) describePage(server, fixture);
  for (const fixture of slots) describeSlot(server, fixture);
};
