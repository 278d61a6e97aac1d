import { describe, expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";

import type { RemoteServer } from "../../server";
import { openPage } from "./openPage";
import { sampleFixtures, sampleServer } from "./sampleRemote";
import { interleaved, twoVisits } from "./twoVisits";
import type { Visit } from "./visit";

const fixture = sampleFixtures.pages[0] ?? { title: "", page: "", path: "" };

const render = (server: RemoteServer) => async (visit: Visit) =>
  renderToString((await (await openPage(server, fixture, visit)).show()).element);

describe("twoVisits", () => {
  it("gives two visits that show different words of the same page", async () => {
    const [first, second] = await Promise.all(twoVisits(fixture).map(render(sampleServer)));
    expect(first).toContain("A note of several words<");
    expect(second).toContain("A note of several words ‹tetangga›");
  });

  it("tells a remote that shares what it loads between requests", async () => {
    const { loader } = sampleServer.pages["note"] ?? { loader: () => Promise.reject(new Error("no page")) };
    let shared: ReturnType<typeof loader> | undefined;
    const leaking: RemoteServer = {
      ...sampleServer,
      pages: { note: { loader: (deps, context) => (shared ??= loader(deps, context)) } },
    };
    const visits = twoVisits(fixture);
    const alone = await Promise.all(visits.map(render(sampleServer)));
    const together = await Promise.all(visits.map((visit) => render(leaking)(interleaved(visit))));
    expect(together).not.toEqual(alone);
  });
});
