import { beforeAll, describe, expect, it } from "@jest/globals";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToString } from "react-dom/server";

import { LANGUAGES } from "../../contracts";
import { declaredCall, type HostCall, type RemoteServer } from "../../server";
import { isShown, wantedOutcome } from "./fixtures";
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

/** What the remote has declared of a call, as `fakeHttp` writes it. */
const declarationOf = (hosts: readonly HostCall[], call: string): HostCall | undefined => {
  const [method, host = "", address = ""] = call.startsWith("POST ")
    ? call.split(" ", 3)
    : ["GET", ...call.split(" ", 2)];
  return declaredCall(hosts, { host, method: method ?? "", path: address.split("?", 1)[0] ?? "" });
};

/** The calls that were made and that the remote has not declared. */
const undeclared = (hosts: readonly HostCall[], calls: readonly string[]): string[] =>
  calls.filter((call) => !declarationOf(hosts, call));

/** Whether a call changes something: a POST that is declared to read does not. */
const isWrite =
  (hosts: readonly HostCall[]) =>
  (call: string): boolean =>
    call.startsWith("POST ") && declarationOf(hosts, call)?.isRead !== true;

/** Makes the calls that the remote has declared, and no others. */
const expectDeclared = ({ hosts }: RemoteServer, { calls }: { readonly calls: readonly string[] }): void => {
  expect({ undeclaredCalls: undeclared(hosts, calls) }).toEqual({ undeclaredCalls: [] });
};

/** Renders on the server, and the same from what travelled in the HTML. */
const expectRenders = ({ element, restored, travels }: Ready): void => {
  const html = renderToString(element);
  expectSound(html);
  expect(overTheWire(travels)).toEqual(travels ?? null);
  expect(renderToString(restored)).toBe(html);
};

const describeTwoVisits = (fixture: PageFixture | SlotFixture, open: (visit: Visit) => Promise<Ready>): void => {
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

/** Says what it is to search engines, and asks for slots with ids of their own. */
const expectTold = (fixture: PageFixture, { tells: { head, jsonLd, slots } }: ReadyPage): void => {
  expect(head.title.trim()).not.toBe("");
  expect(head.title).not.toMatch(/<|undefined|\[object/);
  expect(head.canonicalPath ?? fixture.path).toMatch(/^\//);
  for (const thing of jsonLd)
    expect(overTheWire(thing)).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
  const slotIds = slots.map(({ id }) => id);
  expect({ slotIds }).toEqual({ slotIds: [...new Set(slotIds)] });
};

const describePage = (server: RemoteServer, fixture: PageFixture): void => {
  const outcome = wantedOutcome(fixture);
  const what = fixture.form ? "form posted to " : "";

  describe(`${what}${fixture.path}, ${fixture.title}`, () => {
    it.each(LANGUAGES)(`comes to "${outcome}", by calls that it may make (%s)`, async (language) => {
      const opened = await openPage(server, fixture, { language });
      expect(opened.outcome).toBe(outcome);
      expectDeclared(server, opened);
      // It is prepared for visitors who may never open it.
      const writes = fixture.form ? [] : opened.calls.filter(isWrite(server.hosts));
      expect({ callsThatWrite: writes }).toEqual({ callsThatWrite: [] });
    });

    if (!isShown(fixture)) return;
    const open = async (visit: Visit) => (await openPage(server, fixture, visit)).show();
    it.each(LANGUAGES)(
      "renders the same on the server and from what travelled, and says what it is (%s)",
      async (language) => {
        const page = await open({ language });
        expectRenders(page);
        expectTold(fixture, page);
      },
    );
    describeTwoVisits(fixture, open);
  });
};

const describeSlot = (server: RemoteServer, fixture: SlotFixture): void => {
  describe(`${fixture.slot}, ${fixture.title}`, () => {
    const open = (visit: Visit) => openSlot(server, fixture, visit);
    it.each(LANGUAGES)(
      "renders the same on the server and from what travelled, by calls that it may make (%s)",
      async (language) => {
        const slot = await open({ language });
        expectDeclared(server, slot);
        expectRenders(slot);
      },
    );
    describeTwoVisits(fixture, open);

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
