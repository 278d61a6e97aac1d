import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { BundleLoader, remoteInStack, type LoadFailure } from "./BundleLoader";
import { FileArtefactStore } from "./FileArtefactStore";
import { sha384 } from "./integrity";
import type { Artefact, ShippedVersion } from "./schema";

const GOOD = `exports.remote = { id: "courses", contract: 1, messages: {}, createStore: () => { throw new Error("from the store"); }, pages: [], slots: [] };`;

let folder: string;
let store: FileArtefactStore;
let failures: LoadFailure[];
let loader: BundleLoader;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi bundles "));
  store = new FileArtefactStore(join(folder, "data"));
  failures = [];
  loader = new BundleLoader(store, { react: { name: "the one React" } }, (failure) => failures.push(failure));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const ship = async (version: string, code: string): Promise<ShippedVersion> => {
  const dist = join(folder, `dist ${version}`);
  const files = { "server/remote.cjs": code, "web/remoteEntry.js": "/* entry */", "web/page.css": ".a{}" };
  await Promise.all([mkdir(join(dist, "web"), { recursive: true }), mkdir(join(dist, "server"), { recursive: true })]);
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(dist, path), text)));
  const artefact: Artefact = {
    format: 1,
    id: "courses",
    version,
    contract: 1,
    builtAgainst: {},
    container: "c",
    entry: "web/remoteEntry.js",
    server: "server/remote.cjs",
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path, { bytes: text.length, sha384: sha384(text) }]),
    ),
    base: { js: [], css: [] },
    messages: {},
    pages: [],
    slots: [],
  };
  await writeFile(join(dist, "artefact.json"), JSON.stringify(artefact));
  const stored = await store.put(dist);
  return {
    version,
    sha384: stored.sha384,
    signature: null,
    shippedAt: "2026-11-21T08:00:00.000Z",
    by: "test",
    pages: [],
    slots: [],
  };
};

const phaseOf = async (shipped: ShippedVersion): Promise<string> => {
  const result = await loader.load("courses", shipped);
  return result.kind === "failed" ? result.phase : result.kind;
};

describe("BundleLoader", () => {
  it("runs a bundle whose every file is as it was shipped, and has its styles at hand", async () => {
    const result = await loader.load("courses", await ship("1", GOOD));
    expect(result.kind).toBe("loaded");
    expect(result.kind === "loaded" && result.styles.get("web/page.css")).toBe(".a{}");
  });

  it("runs nothing of an artefact in which one byte of one file was changed", async () => {
    const shipped = await ship("1", GOOD);
    await writeFile(join(store.folder("courses", "1"), "web", "remoteEntry.js"), "/* Entry */");
    expect(await phaseOf(shipped)).toBe("integrity");
  });

  it("does not believe an artefact.json other than the shipped one", async () => {
    const shipped = await ship("1", GOOD);
    const other = await ship("2", GOOD);
    expect(await phaseOf({ ...shipped, sha384: other.sha384 })).toBe("integrity");
  });

  it("names the phase: gone, throwing while it loads, and built for another contract", async () => {
    const gone = await ship("1", GOOD);
    await rm(store.folder("courses", "1"), { recursive: true });
    expect(await phaseOf(gone)).toBe("artefact");
    expect(await phaseOf(await ship("2", "throw new Error('at load')"))).toBe("evaluate");
    expect(await phaseOf(await ship("3", GOOD.replace("contract: 1", "contract: 99")))).toBe("contract");
    expect(failures.map(({ remote, version, phase }) => `${remote} ${version} ${phase}`)).toEqual([
      "courses 1 artefact",
      "courses 2 evaluate",
      "courses 3 contract",
    ]);
  });

  it("hands out the shared libraries and nothing else", async () => {
    const greedy = `require("child_process"); ${GOOD}`;
    expect(
      await phaseOf(
        await ship("1", `const react = require("react"); if (react.name !== "the one React") throw 1; ${GOOD}`),
      ),
    ).toBe("loaded");
    expect(await phaseOf(await ship("2", greedy))).toBe("evaluate");
  });

  it("tells from an error whose code it passed through", async () => {
    const result = await loader.load("courses", await ship("1", GOOD));
    let thrown: unknown;
    try {
      if (result.kind === "loaded") result.remote.createStore(undefined as never);
    } catch (error) {
      thrown = error;
    }
    expect(remoteInStack(thrown)).toEqual({ remote: "courses", version: "1" });
    expect(remoteInStack(new Error("elsewhere"))).toBeNull();
  });
});

describe("FileArtefactStore", () => {
  it("takes a version once: other content under it is refused", async () => {
    await ship("1", GOOD);
    await expect(ship("1", `${GOOD} // changed`)).rejects.toThrow("versions are immutable");
  });
});
