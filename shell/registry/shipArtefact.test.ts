import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { withLive } from "./changes";
import { TestShop, teamKey } from "./testing/TestShop";
import { withTeam } from "./trustChanges";

type Shop = Awaited<ReturnType<typeof TestShop.open>>;
let shop: Shop;

beforeEach(async () => {
  shop = await TestShop.open();
});

afterEach(() => shop.close());

const live = async (): Promise<string | undefined> => (await shop.registry.read()).remotes["courses"]?.live;
const stored = (): Promise<string[]> => readdir(join(shop.store.root, "courses")).catch(() => []);

describe("shipping", () => {
  it("takes a new version that its owner signed: store, signature beside it, registry", async () => {
    await shop.ship(await shop.build("0.1.0-a"), shop.courses);
    expect(await live()).toBe("0.1.0-a");
    const { signature } = await shop.shipped("courses", "0.1.0-a");
    expect(signature?.team).toBe("courses");
    const beside: unknown = JSON.parse(
      await readFile(join(shop.store.folder("courses", "0.1.0-a"), "signature.json"), "utf8"),
    );
    expect(beside).toEqual(signature);
  });

  it("refuses another team's key, a stranger's, and a remote that nobody owns; nothing is stored", async () => {
    const build = await shop.build("0.1.0-a");
    await expect(shop.ship(build, shop.blog)).rejects.toThrow("signed with a key of the team blog");
    await expect(shop.ship(build, teamKey("courses"))).rejects.toThrow("no trusted key of the team courses");
    const nobodys = await shop.build("0.1.0-a", { id: "careers" });
    await expect(shop.ship(nobodys, shop.courses)).rejects.toThrow("No team is trusted with careers");
    expect(await stored()).toEqual([]);
  });

  it("refuses an artefact that calls a host which its team is not trusted with", async () => {
    const call = { host: "library", method: "GET" as const, path: "books", isFromBrowser: false };
    const build = await shop.build("0.1.0-a", { hosts: [call, { ...call, host: "services" }] });
    await expect(shop.ship(build, shop.courses)).rejects.toThrow(
      "courses 0.1.0-a calls the host library, which the team courses is not trusted with: serambi trust add courses --hosts library",
    );
    shop.trust = withTeam(shop.trust, "courses", [], [], ["library"]);
    await shop.ship(build, shop.courses);
    expect(await live()).toBe("0.1.0-a");
  });

  it("refuses a lower package version than the newest shipped one; its hash is no order", async () => {
    await shop.ship(await shop.build("0.10.0-a"), shop.courses);
    await expect(shop.ship(await shop.build("0.9.9-b"), shop.courses)).rejects.toThrow(
      "courses 0.9.9-b is a downgrade: 0.10.0-a was shipped already",
    );
    await shop.ship(await shop.build("0.10.0-Z"), shop.courses);
    expect(await live()).toBe("0.10.0-Z");
  });

  it("refuses what was signed before the newest shipped version, or in the future", async () => {
    const at = (text: string) => new Date(`2026-01-0${text}T00:00:00Z`);
    await shop.ship(await shop.build("0.1.0-a"), shop.courses, at("2"));
    await expect(shop.ship(await shop.build("0.1.0-b"), shop.courses, at("1"))).rejects.toThrow(
      "was signed before 0.1.0-a",
    );
    const tomorrow = new Date(Date.now() + 24 * 3600_000);
    await expect(shop.ship(await shop.build("0.1.0-c"), shop.courses, tomorrow)).rejects.toThrow("in the future");
    expect(await live()).toBe("0.1.0-a");
  });

  it("refuses a version with other content", async () => {
    await shop.ship(await shop.build("0.1.0-a"), shop.courses);
    await expect(shop.ship(await shop.build("0.1.0-a", { page: "other" }), shop.courses)).rejects.toThrow(
      "shipped with other content",
    );
  });

  it("refuses a build with a changed, lost or additional file", async () => {
    const build = await shop.build("0.1.0-a");
    await writeFile(join(build, "web", "page.js"), "/* Page */");
    await expect(shop.ship(build, shop.courses)).rejects.toThrow("web/page.js is not the file");
    const more = await shop.build("0.1.0-b");
    await writeFile(join(more, "web", "more.js"), "more");
    await shop.ship(more, shop.courses);
    expect(await readdir(join(shop.store.folder("courses", "0.1.0-b"), "web"))).not.toContain("more.js");
  });

  it("refuses a version that another one replaced: going back is a rollback", async () => {
    const first = await shop.build("0.1.0-a");
    await shop.ship(first, shop.courses);
    await shop.ship(await shop.build("0.1.0-b"), shop.courses);
    await expect(shop.ship(first, shop.courses)).rejects.toThrow("serambi live courses 0.1.0-a");
    expect(await live()).toBe("0.1.0-b");
  });

  it("changes nothing when the live version is shipped again", async () => {
    const build = await shop.build("0.1.0-a");
    const before = await shop.ship(build, shop.courses);
    expect((await shop.ship(build, shop.courses)).revision).toBe(before.revision);
  });

  it("takes a version once more under a new key after the old one is not trusted", async () => {
    const build = await shop.build("0.1.0-a");
    await shop.ship(build, shop.courses);
    const next = teamKey("courses");
    shop.trust = { ...shop.trust, teams: { courses: { keys: [next.publicKey], remotes: ["courses"] } } };
    await shop.ship(build, next);
    const { signature } = await shop.shipped("courses", "0.1.0-a");
    expect(signature?.value).not.toBe("");
    expect((await shop.registry.read()).remotes["courses"]?.versions).toHaveLength(1);
    await expect(shop.ship(build, shop.courses)).rejects.toThrow("is wrong");
  });

  it("signs a version of before signatures without making it live", async () => {
    const old = await shop.build("0.1.0-a");
    await shop.ship(old, shop.courses);
    await shop.ship(await shop.build("0.1.0-b"), shop.courses);
    await shop.registry.update((registry) => {
      const courses = registry.remotes["courses"];
      if (!courses) return registry;
      const versions = courses.versions.map((known) => ({ ...known, signature: null }));
      return { ...registry, remotes: { courses: { ...courses, versions } } };
    });
    await shop.ship(old, shop.courses);
    await shop.registry.update((registry) =>
      withLive(registry, "courses", "0.1.0-b", { at: new Date(), by: "test", why: "" }),
    );
    expect((await shop.shipped("courses", "0.1.0-a")).signature?.team).toBe("courses");
    expect((await shop.shipped("courses", "0.1.0-b")).signature).toBeNull();
  });

  it("looks again while nobody else can ship: of two at once, one is a downgrade", async () => {
    const builds = await Promise.all([shop.build("0.2.0-a"), shop.build("0.1.0-a")]);
    // Signed at one time: where the lower one, signed later, came first, the higher one would be refused for its signature.
    const at = new Date();
    const results = await Promise.allSettled(builds.map((build) => shop.ship(build, shop.courses, at)));
    expect(await live()).toBe("0.2.0-a");
    const refused = results.filter(({ status }) => status === "rejected");
    const versions = (await shop.registry.read()).remotes["courses"]?.versions ?? [];
    expect(versions.length + refused.length).toBe(2);
  });
});

describe("FileArtefactStore", () => {
  it("mends a stored version when the same is shipped again", async () => {
    const build = await shop.build("0.1.0-a");
    await shop.ship(build, shop.courses);
    const file = join(shop.store.folder("courses", "0.1.0-a"), "web", "page.js");
    await writeFile(file, "altered");
    await shop.ship(build, shop.courses);
    expect(await readFile(file, "utf8")).toBe("/* page */");
  });

  it("clears away what a command that died had begun, and leaves alone what others are writing", async () => {
    const home = join(shop.store.root, "courses");
    // No process has this number: the highest that Linux gives is 4194304.
    const dead = `.draft-${hostname()}-4194999-00000000`;
    const alive = `.draft-${hostname()}-${process.pid}-00000000`;
    const elsewhere = ".draft-another-machine-4194999-00000000";
    for (const name of [dead, alive, elsewhere]) await mkdir(join(home, name), { recursive: true });
    await shop.ship(await shop.build("0.1.0-a"), shop.courses);
    expect((await stored()).toSorted()).toEqual([alive, elsewhere, "0.1.0-a"].toSorted());
  });

  it("replaces a folder that holds no artefact", async () => {
    await mkdir(join(shop.store.folder("courses", "0.1.0-a"), "web"), { recursive: true });
    await shop.ship(await shop.build("0.1.0-a"), shop.courses);
    expect((await shop.store.describe("courses", "0.1.0-a")).artefact.version).toBe("0.1.0-a");
    expect(await stored()).toEqual(["0.1.0-a"]);
  });

  it("forgets a version, also one that it never had", async () => {
    await shop.ship(await shop.build("0.1.0-a"), shop.courses);
    await shop.store.remove("courses", "0.1.0-a");
    await shop.store.remove("courses", "0.1.0-z");
    expect(await stored()).toEqual([]);
  });
});

describe("trust in a shop", () => {
  it("lets a second key of the owner ship", async () => {
    const second = teamKey("courses");
    shop.trust = withTeam(shop.trust, "courses", [second.publicKey], []);
    await shop.ship(await shop.build("0.1.0-a"), second);
    expect(await live()).toBe("0.1.0-a");
  });
});
