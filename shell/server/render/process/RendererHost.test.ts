import { expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { resolve } from "../../../registry/resolve";
import { registryWith } from "../../../registry/testing/registries";
import type { Renderer } from "../Renderer";
import type { FromRenderer, ToRenderer } from "./messages";
import { RendererHost } from "./RendererHost";

const RELEASE = resolve(registryWith("1.2.3"), { tenant: "", cohort: null });
const NOTHING = Buffer.alloc(0);

/** A renderer whose remotes change what they are handed, where that can be done. */
const changing: Renderer = {
  load: () => Promise.resolve({ problems: [] }),
  ask: () => Promise.reject(new Error("Nothing is asked")),
  page: async (_release, { tenant }, { http }) => {
    const answer = (await http.services.get("class/active")) as { data: { items: string[] } }; // as answered below
    const told = JSON.stringify([tenant.settings.routes, answer]);
    for (const list of [tenant.settings.routes, answer.data.items])
      try {
        list.length = 0;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    return { kind: "redirect", to: told, status: 302 };
  },
};

it("hands remotes settings and shared answers that none of them can change for the next page", async () => {
  const redirects: string[] = [];
  await new Promise<void>((done) => {
    const send = (said: FromRenderer): void => {
      if (said.kind === "call") {
        const body = Buffer.from(JSON.stringify({ status: true, data: { items: ["a class"] } }));
        queueMicrotask(() => host.take({ message: { kind: "answered", call: said.call }, body }));
      }
      if (said.kind === "redirect" && redirects.push(said.to) === 2) done();
    };
    const timers = { run: <T>(_order: unknown, work: () => T): T => work() };
    const host = new RendererHost({ renderer: changing, send, shareAnswersMs: 10_000, timers, takeLoads: () => [] });
    const { settings, ...tenant } = fakeTenant();
    const order = { tenant, digest: "d1", appVersion: "1", isStale: false, url: "http://main.localhost/", nonce: "n" };
    const page = { ...order, isPublic: true, local: [], vitalsSample: 0, release: RELEASE.id, caller: "main" };
    const messages: ToRenderer[] = [
      { kind: "release", release: RELEASE },
      { kind: "settings", digest: "d1", settings },
      { kind: "page", id: 1, ...page },
    ];
    for (const message of messages) host.take({ message, body: NOTHING });
    setImmediate(() => host.take({ message: { kind: "page", id: 2, ...page } satisfies ToRenderer, body: NOTHING }));
  });
  expect(redirects[1]).toBe(redirects[0]);
  expect(redirects[0]).toContain("a class");
});
