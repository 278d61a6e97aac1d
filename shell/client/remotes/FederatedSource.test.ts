/**
 * @jest-environment jest-fixed-jsdom
 */
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { FederatedSource } from "./FederatedSource";

/** What running an entry script comes to, in the place of the browser, which would load it. */
type RunEntry = (container: string) => boolean;

const globals = globalThis as unknown as Record<string, unknown>; // where entries put their containers
let count = 0;
let scripts: HTMLScriptElement[] = [];
let observer: MutationObserver;
let run: RunEntry = () => false;

/** Each test has a remote of its own: federation remembers them all. */
const sourceOf = () => {
  count += 1;
  const id = `courses${count}`;
  const entry = `/remotes/${id}/remoteEntry.js`;
  const address = { id, version: "1", entry, integrity: "sha384-x", container: `serambi_${id}` };
  const source = new FederatedSource({ [id]: address });
  return async () => {
    const loaded = await source.load(id);
    return loaded.kind === "failed" ? loaded.phase : loaded.kind;
  };
};

const defining =
  (get: () => Promise<() => unknown>): RunEntry =>
  (container) => {
    globals[container] = { init: () => undefined, get };
    return true;
  };
const sound = defining(() => Promise.resolve(() => ({ remote: { contract: REMOTE_CONTRACT } })));

beforeEach(() => {
  scripts = [];
  observer = new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      scripts.push(script);
      const container = `serambi_${/courses\d+/.exec(script.src)?.[0] ?? ""}`;
      script.dispatchEvent(new Event(run(container) ? "load" : "error"));
    }
  });
  observer.observe(document.head, { childList: true });
});
afterEach(() => observer.disconnect());

it("loads a remote by the hash of its entry", async () => {
  run = sound;
  await expect(sourceOf()()).resolves.toBe("loaded");
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.integrity).toBe("sha384-x");
});

it("names the step that failed, whatever the error says", async () => {
  const steps: readonly (readonly [phase: string, run: RunEntry])[] = [
    ["entry", () => false],
    ["entry", () => true],
    ["chunk", defining(() => Promise.reject(new Error("remoteEntry RUNTIME-008")))],
    [
      "evaluate",
      defining(() =>
        Promise.resolve(() => {
          throw new Error("Loading chunk 5 failed");
        }),
      ),
    ],
    ["contract", defining(() => Promise.resolve(() => ({ remote: { contract: -1 } })))],
  ];
  for (const [phase, how] of steps) {
    run = how;
    expect(await sourceOf()()).toBe(phase);
  }
});

it("asks for another address when an entry that did not come is wanted again", async () => {
  const load = sourceOf();
  run = () => false;
  await expect(load()).resolves.toBe("entry");
  run = sound;
  await expect(load()).resolves.toBe("loaded");
  expect(new Set(scripts.map(({ src }) => src)).size).toBe(2);
});
