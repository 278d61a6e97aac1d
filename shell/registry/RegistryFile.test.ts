import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { RegistryFile } from "./RegistryFile";
import type { Registry } from "./schema";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serambi registry "));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const with_ =
  (name: string) =>
  (registry: Registry): Registry => ({
    ...registry,
    remotes: { ...registry.remotes, [name]: { live: "1", canary: null, versions: [], history: [] } },
  });

describe("RegistryFile", () => {
  it("is empty where nothing was shipped", async () => {
    expect((await new RegistryFile(folder).read()).remotes).toEqual({});
  });

  it("shows a change of another process at the next reading", async () => {
    const reader = new RegistryFile(folder);
    await reader.read();
    await new RegistryFile(folder).update(with_("courses"));
    expect(Object.keys((await reader.read()).remotes)).toEqual(["courses"]);
  });

  it("shows a change to everybody who asks after it, also while it is being read", async () => {
    const reader = new RegistryFile(folder);
    await reader.update(with_("sites"));
    await reader.read();
    await new RegistryFile(folder).update(with_("courses"));
    for (const { remotes } of await Promise.all([reader.read(), reader.read()]))
      expect(Object.keys(remotes)).toEqual(["sites", "courses"]);
  });

  it("gives the same object while nothing changes", async () => {
    const registry = new RegistryFile(folder);
    await registry.update(with_("courses"));
    expect(await registry.read()).toBe(await registry.read());
  });

  it("loses no change when many write at once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `remote-${index}`);
    await Promise.all(names.map((name) => new RegistryFile(folder).update(with_(name))));
    const registry = await new RegistryFile(folder).read();
    expect(Object.keys(registry.remotes).toSorted()).toEqual(names.toSorted());
    expect(registry.revision).toBe(names.length);
  });

  it("keeps the last good registry and says so when the file is broken", async () => {
    const problems: string[] = [];
    const registry = new RegistryFile(folder, (message) => problems.push(message));
    await registry.update(with_("courses"));
    await registry.read();
    await writeFile(join(folder, "registry.json"), "{ not json");
    expect(Object.keys((await registry.read()).remotes)).toEqual(["courses"]);
    expect(problems).toHaveLength(1);
  });

  it("leaves nothing behind but the registry", async () => {
    await new RegistryFile(folder).update(with_("courses"));
    expect(await readdir(folder)).toEqual(["registry.json"]);
  });
});
