import { describe, expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";

import type { AnyRemote, RemoteStore } from "../../remote";
import { openPage } from "./openPage";
import { sampleFixtures, sampleRemote } from "./sampleRemote";
import { interleaved, twoVisits } from "./twoVisits";
import type { Visit } from "./visit";

const fixture = sampleFixtures.pages[0] ?? { title: "", page: "", path: "" };

const render = (remote: AnyRemote) => async (visit: Visit) =>
  renderToString((await (await openPage(remote, fixture, visit)).show()).element);

describe("twoVisits", () => {
  it("gives two visits that show different words of the same page", async () => {
    const [first, second] = await Promise.all(twoVisits(fixture).map(render(sampleRemote)));
    expect(first).toContain("A note of several words<");
    expect(second).toContain("A note of several words ‹tetangga›");
  });

  it("tells a remote that shares its store between requests", async () => {
    let shared: RemoteStore | undefined;
    const leaking: AnyRemote = { ...sampleRemote, createStore: (deps) => (shared ??= sampleRemote.createStore(deps)) };
    const visits = twoVisits(fixture);
    const alone = await Promise.all(visits.map(render(sampleRemote)));
    const together = await Promise.all(visits.map((visit) => render(leaking)(interleaved(visit))));
    expect(together).not.toEqual(alone);
  });
});
