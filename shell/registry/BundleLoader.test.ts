import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { BundleLoader, remoteInStack, type LoadFailure } from "./BundleLoader";
import type { ShippedVersion } from "./schema";
import { bundleOf, teamKey, TestShop } from "./testing/TestShop";
import { VerifiedArtefacts } from "./VerifiedArtefacts";

const GOOD = bundleOf("courses");

let shop: Awaited<ReturnType<typeof TestShop.open>>;
let failures: LoadFailure[];
let loader: BundleLoader;

beforeEach(async () => {
  shop = await TestShop.open();
  failures = [];
  const artefacts = new VerifiedArtefacts(shop.store, () => shop.trust);
  loader = new BundleLoader(artefacts, { react: { name: "the one React" } }, (failure) => failures.push(failure));
});

afterEach(() => shop.close());

const ship = async (version: string, code = GOOD): Promise<ShippedVersion> => {
  await shop.ship(await shop.build(version, { code }), shop.courses);
  return shop.shipped("courses", version);
};

const phaseOf = async (shipped: ShippedVersion): Promise<string> => {
  const result = await loader.load("courses", shipped);
  return result.kind === "failed" ? result.phase : result.kind;
};

describe("BundleLoader", () => {
  it("runs a bundle whose every file is as its owner signed it, and has its styles at hand", async () => {
    const result = await loader.load("courses", await ship("1"));
    expect(result.kind).toBe("loaded");
    expect(result.kind === "loaded" && result.styles.get("web/page.css")).toBe(".a{}");
  });

  it.each(["web/remoteEntry.js", "web/page.js.br", "server/remote.cjs"])(
    "runs nothing of an artefact in which one byte of %s was changed",
    async (file) => {
      const shipped = await ship("1");
      await writeFile(join(shop.store.folder("courses", "1"), file), GOOD.replace("from", "From"));
      expect(await phaseOf(shipped)).toBe("integrity");
    },
  );

  it.each(["process.env.HOME", "new WebSocket('wss://a.example')", "fetch('https://a.example')", "require('node:fs')"])(
    "does not load a bundle that reaches the machine: %s",
    async (reach) => {
      expect(await phaseOf(await ship("1", `${reach}; ${GOOD}`))).toBe("evaluate");
    },
  );

  it("runs nothing that is not signed by the owner, whatever the registry says", async () => {
    const shipped = await ship("1");
    const signedByBlog = { ...(shipped.signature ?? { signedAt: "", value: "" }), team: "blog" };
    expect(await phaseOf({ ...shipped, signature: null })).toBe("signature");
    expect(await phaseOf({ ...shipped, signature: signedByBlog })).toBe("signature");
    expect(failures.map(({ error }) => String(error))).toEqual([
      "ArtefactRefused: courses 1 is not signed",
      expect.stringContaining("says it is signed by the team blog"),
    ]);
  });

  it("does not believe a registry that claims other addresses than were signed", async () => {
    const shipped = await ship("1");
    expect(await phaseOf(shipped)).toBe("loaded");
    expect(await phaseOf({ ...shipped, pages: [{ id: "list", paths: ["/"] }] })).toBe("integrity");
    expect(await phaseOf({ ...shipped, documents: [{ id: "feed", paths: ["/feed.xml"] }] })).toBe("integrity");
  });

  it("does not believe a registry that has a hash of its own", async () => {
    const shipped = await ship("1");
    const other = await ship("2");
    expect(await phaseOf({ ...shipped, sha384: other.sha384 })).toBe("signature");
  });

  it("does not believe an artefact.json other than the signed one, nor a whole version in the place of another", async () => {
    const shipped = await ship("1");
    const { signature } = await ship("2");
    const path = join(shop.store.folder("courses", "1"), "artefact.json");
    await writeFile(path, " ".concat(JSON.stringify((await shop.store.describe("courses", "1")).artefact)));
    expect(await phaseOf(shipped)).toBe("integrity");
    expect(await phaseOf({ ...(await shop.shipped("courses", "2")), version: "1", signature })).toBe("signature");
  });

  it("stops what it ran when its key is not trusted any more, and runs it again when it is", async () => {
    const shipped = await ship("1");
    const before = shop.trust;
    expect(await phaseOf(shipped)).toBe("loaded");
    shop.trust = { ...before, teams: { courses: { keys: [teamKey("courses").publicKey], remotes: ["courses"] } } };
    expect(await phaseOf(shipped)).toBe("signature");
    shop.trust = { ...before };
    expect(await phaseOf(shipped)).toBe("loaded");
  });

  it("names the phase: gone, throwing while it loads, and built for another contract", async () => {
    const gone = await ship("1");
    await rm(shop.store.folder("courses", "1"), { recursive: true });
    expect(await phaseOf(gone)).toBe("artefact");
    expect(await phaseOf(await ship("2", "throw new Error('at load')"))).toBe("evaluate");
    expect(await phaseOf(await ship("3", GOOD.replace(/contract: \d+/, "contract: 99")))).toBe("contract");
    expect(failures.map(({ remote, version, phase }) => `${remote} ${version} ${phase}`)).toEqual([
      "courses 1 artefact",
      "courses 2 evaluate",
      "courses 3 contract",
    ]);
  });

  it("hands out the shared libraries and nothing else", async () => {
    const asking = `const react = require("react"); if (react.name !== "the one React") throw 1; ${GOOD}`;
    expect(await phaseOf(await ship("1", asking))).toBe("loaded");
    expect(await phaseOf(await ship("2", `require("child_process"); ${GOOD}`))).toBe("evaluate");
  });

  it("keeps the bundle of a version that is asked for often, however many others are shipped", async () => {
    const first = await ship("1");
    const loaded = await loader.load("courses", first);
    for (let version = 2; version < 10; version += 1) {
      await loader.load("courses", await ship(String(version)));
      expect(await loader.load("courses", first)).toBe(loaded);
    }
  });

  it("tells from an error whose code it passed through", async () => {
    const result = await loader.load("courses", await ship("1"));
    let thrown: unknown;
    try {
      if (result.kind === "loaded") void result.remote.messages.id();
    } catch (error) {
      thrown = error;
    }
    expect(remoteInStack(thrown)).toEqual({ remote: "courses", version: "1" });
    expect(remoteInStack(new Error("elsewhere"))).toBeNull();
  });

  it("refuses a bundle that altered what all share, and one whose styles reach further than its own elements", async () => {
    const changed: string[][] = [["Array.prototype.map"], []];
    const guarded = new BundleLoader(
      new VerifiedArtefacts(shop.store, () => shop.trust),
      {},
      (failure) => failures.push(failure),
      undefined,
      {
        restore: () => changed.shift() ?? [],
        requireOwnStyles: (_artefact, styles) => Promise.reject(new Error(`It has ${[...styles.keys()].join()}`)),
      },
    );
    for (const version of ["1", "2"]) await guarded.load("courses", await ship(version));
    expect(failures.map(({ phase, error }) => `${phase} ${String(error)}`)).toEqual([
      "evaluate IntrinsicsAltered: It altered Array.prototype.map",
      "contract Error: It has web/page.css",
    ]);
  });
});
